import { summaryLimits } from '#shared/contracts/summaries.ts';
import { countWords } from '#shared/rules/count-words.ts';
import type { Written } from './writing.ts';

interface OutlineTopic {
  name: string;
  description: string;
  parts: readonly { name: string; description: string }[];
}

const ended = (text: string) => (/[.!?…]$/u.test(text) ? text : `${text}.`);

/**
 * A summary of what the catalogue knows about a title, in at most `maxWords` words: every topic with what it is
 * about, then as many of its parts as fit, the first topics' first.
 */
export function writeOutline(topics: readonly OutlineTopic[], maxWords: number): Written {
  let left = maxWords;
  const fits = (text: string) => {
    const words = countWords(text);
    if (words > left) return false;
    left -= words;
    return true;
  };
  const shown = topics.filter(({ name, description }) => fits(`${name} ${description}`));
  const sections = shown.map(({ name, description, parts }) => {
    const lines = parts
      .map((part) => `- **${part.name}:** ${ended(part.description)}`)
      .filter((line) => fits(line));
    return [`## ${name}`, ended(description), ...(lines.length > 0 ? [lines.join('\n')] : [])].join('\n\n');
  });
  const keyPoints = shown
    .slice(0, summaryLimits.keyPoints.max)
    .map(({ name, description }) => `${name}: ${ended(description)}`);
  return {
    summary: sections.join('\n\n'),
    keyPoints,
    keyPointSources: keyPoints.map(() => null),
    tags: shown
      .slice(0, summaryLimits.tags)
      .map(({ name }) => name.toLowerCase().slice(0, summaryLimits.tag)),
    engine: 'local',
  };
}
