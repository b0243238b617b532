/** A small number that leads to the source of what stands before it: the element with the id `source`. */
export function SourceMark({ source, number }: { source: string; number: string }) {
  return (
    <sup className="whitespace-nowrap text-[0.75em] leading-none">
      <a
        href={`#${source}`}
        aria-label={`Fonte ${number}`}
        className="mx-px inline-block rounded-[0.25rem] bg-cometa-soft px-1 py-0.5 font-semibold tabular-nums no-underline!"
        onClick={(event) => {
          event.preventDefault();
          const element = document.getElementById(source);
          element?.focus();
          element?.scrollIntoView({ block: 'nearest' });
        }}
      >
        {number}
      </a>
    </sup>
  );
}
