export function OrDivider() {
  return (
    <p className="flex items-center gap-3 text-ink-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      ou
    </p>
  );
}
