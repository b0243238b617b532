/** What a file of journeys took, from Playwright's json report, in seconds; every try of a journey counts. */
export function journeyFiles(report) {
  const secondsOf = ({ specs = [], suites = [] }) =>
    specs
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1000)))
      .concat(suites.map(secondsOf))
      .reduce((sum, seconds) => sum + seconds, 0);
  // A file appears once for each screen it is looked at on.
  return (report?.suites ?? []).map((suite) => ({
    layer: 'jornadas',
    name: suite.file,
    seconds: secondsOf(suite),
  }));
}

const clock = (seconds) =>
  `${Math.floor(Math.round(seconds) / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`;

/** The seconds that several workers spent together, by layer, the longest first. */
function byLayer(files) {
  const sums = new Map();
  for (const { layer, seconds } of files) sums.set(layer, (sums.get(layer) ?? 0) + seconds);
  return [...sums].sort((one, other) => other[1] - one[1]);
}

/**
 * Lines that say where the time of a run went.
 *
 * @param steps `[name, seconds]` by the clock on the wall, in their order
 * @param files what each took of one worker, in seconds; several work at once
 */
export function timeLines(steps, files) {
  const slowest = [...files].sort((one, other) => other.seconds - one.seconds).slice(0, 10);
  return [
    'Tempo de cada etapa (min:s):',
    ...steps.map(([name, seconds]) => `${clock(seconds).padStart(7)}  ${name}`),
    'Trabalho de cada camada, somado o de todos os processos:',
    ...byLayer(files).map(([name, seconds]) => `${clock(seconds).padStart(7)}  ${name}`),
    'Os dez arquivos mais lentos:',
    ...slowest.map(({ layer, name, seconds }) => `${clock(seconds).padStart(7)}  ${layer} ${name}`),
  ];
}
