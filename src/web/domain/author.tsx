import { Avatar } from './avatar.tsx';

type AuthorProps = {
  name: string;
  /** The student who reads. */
  isOwn?: boolean;
};

/** Whose something is that students share. */
export function Author({ name, isOwn = false }: AuthorProps) {
  return (
    <p className="flex min-w-0 items-center gap-2 text-sm">
      <Avatar decorative size="sm" name={name} />
      <span className="min-w-0 truncate">
        <span className="sr-only">Por </span>
        {name}
        {isOwn && <span className="text-ink-muted"> (você)</span>}
      </span>
    </p>
  );
}
