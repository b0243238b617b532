import { SkyMark, TodayRing } from './sky-star.tsx';

const marks = [
  ['dia ativo', <SkyMark key="active" kind="active" />],
  ['dia congelado', <SkyMark key="frozen" kind="frozen" />],
  ['hoje', <TodayRing key="today" />],
] as const;

/** What the marks of the sky stand for. */
export function SkyLegend() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {marks.map(([name, mark]) => (
        <li key={name} className="flex items-center gap-1.5">
          <svg aria-hidden="true" viewBox="0 0 20 20" className="size-4">
            {mark}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
