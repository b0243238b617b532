/** One stage of a Dockerfile, by its name (the last has none), and its instructions in order. */
export interface Stage {
  name: string;
  steps: { instruction: string; text: string }[];
}

/** Reads a Dockerfile as far as ours goes: no continued lines, no heredocs. */
export function readDockerfile(source: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of source.split('\n')) {
    const [, instruction = '', text = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (instruction === 'FROM') stages.push({ name: / AS (\w+)$/.exec(text)?.[1] ?? '', steps: [] });
    else if (instruction) stages.at(-1)?.steps.push({ instruction, text });
  }
  return stages;
}

/** What a step of `COPY` takes from where (another stage, or the repository), and where to. */
export function copyOf(text: string): { from: string | undefined; sources: string[]; to: string } {
  const words = text.split(' ');
  const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
  return { from, sources: words.slice(0, -1), to: words.at(-1) ?? '' };
}
