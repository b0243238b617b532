const tags = /<link rel="stylesheet"[^>]*>\s*|<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\s*/g;

/**
 * A built page whose whole style and scripts wait in a template that begins with `mark`, at its end, above `script`,
 * which runs at once and fetches them when it is time. The scripts are named for loading, too, as they may run later.
 * Throws when the page has none, or the script would end before its end.
 */
export function fetchedLater(page: string, mark: string, script: string): string {
  const found = [...page.matchAll(tags)];
  if (!found.some(([, source]) => source)) throw new Error('A página não nomeia script nenhum.');
  if (script === '' || /<\/script|<!--/i.test(script)) throw new Error('O script não cabe na página.');
  const loaded = found.flatMap(([, source]) =>
    source ? [`<link rel="modulepreload" fetchpriority="low" crossorigin href="${source}">`] : [],
  );
  const kept = [...found.map(([tag]) => tag.trim()), ...loaded].join('');
  return page
    .replace(tags, '')
    .replace('</body>', () => `${mark}${kept}</template><script>${script}</script></body>`);
}
