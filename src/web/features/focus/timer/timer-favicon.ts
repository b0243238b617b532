/** The icon of the tab while `clock` (`24:59`, `1:05:09`) runs: its minutes or hours inside the orbit, as a data URL. */
export function faviconOf(clock: string, part: number): string {
  const parts = clock.split(':');
  const text = parts.length > 2 ? `${parts[0]}h` : String(Number(parts[0]));
  // Drawn anew a few times an hour, not each second.
  const arc = Math.round(part * 24) / 24;
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">',
    '<circle cx="50" cy="50" r="50" fill="#1d1b3f"/>',
    `<circle cx="50" cy="50" r="43" fill="none" stroke="#fcb831" stroke-width="12" pathLength="1" stroke-dasharray="${arc.toFixed(3)} 1" transform="rotate(-90 50 50)"/>`,
    `<text x="50" y="68" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="50" fill="#fff">${text}</text>`,
    '</svg>',
  ];
  return `data:image/svg+xml,${encodeURIComponent(svg.join(''))}`;
}
