type MethodListProps = { methods: readonly { name: string; description: string; frequency: string }[] };

/** How a student checks what was learnt. */
export function MethodList({ methods }: MethodListProps) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      {methods.map(({ name, description, frequency }) => (
        <li key={name} className="grid min-w-0 content-start gap-0.5 break-words">
          <h3 className="font-sans font-semibold text-base tracking-normal">{name}</h3>
          <p className="text-ink-muted text-sm">{frequency}</p>
          <p className="text-sm">{description}</p>
        </li>
      ))}
    </ul>
  );
}
