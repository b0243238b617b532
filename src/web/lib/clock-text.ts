const two = (value: number) => String(value).padStart(2, '0');

/** Seconds as `25:00`, from an hour on `1:05:09`. */
export function clockText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = `${two(minutes)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** As `clockText` in at most five letters: from an hour on `1h05`. */
export function shortClockText(seconds: number): string {
  return seconds < 3600
    ? clockText(seconds)
    : `${Math.floor(seconds / 3600)}h${two(Math.floor(seconds / 60) % 60)}`;
}
