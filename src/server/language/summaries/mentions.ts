import { isVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { stem } from '#shared/rules/text/stem.ts';
import type { Unit } from './outline/read-outline.ts';

/** "O barco parte", "Cada grupo tem": a noun by itself, as what is known already. */
const bare = /^(?:[OA]s?|Cada) (\p{Ll}{4,}) (\p{L}+)/u;
const definition = /^[OA]s? \p{Ll}+ (?:é|são|foi|foram) (?:uma?|[oa]s?) /u;
const definite =
  /^(?:[oa]s?|d[eoa]s?|n[oa]s?|pel[oa]s?|aos?|às?|cada|(?:ess|dess|ness|est|dest|nest)[ea]s?)$/u;
const indefinite = /^(?:uns|umas?|um|dois|duas|três|quatro|cinco|vári[oa]s|algu(?:m|ma|ns|mas))$/u;
/** Units in which the mention before is looked for, and the most that may tell of what isn't the theme of a text. */
const reach = 12;
const mostUnits = 4;

interface Mention {
  unit: number;
  /** Whether "um", "uns" or a number brings it. */
  isOne: boolean;
  /** Whether the noun comes as something new, or with what tells which one it is. */
  introduces: boolean;
}

/** The unit that brings what another one tells of, and how the noun for it begins there. */
export interface Bringer {
  unit: number;
  noun: string;
}

/**
 * For each unit that begins with a noun as something known, the position of the one shortly before that brings it:
 * "Um barco chegou", for "O barco afundou". Themes of the whole text, and terms that are defined, are brought by none.
 */
export function bringersOf(units: readonly Unit[], title: string): (Bringer | undefined)[] {
  const mentions = new Map<string, Mention[]>();
  const keyOf = (word: string) => stem(foldLetters(word));
  const themes = new Set(wordsOf(title).map(keyOf));
  units.forEach(({ kind, text }, unit) => {
    if (kind === 'name') {
      for (const word of wordsOf(text)) themes.add(keyOf(word));
      return;
    }
    const words = wordsOf(text.toLowerCase());
    words.forEach((word, at) => {
      if (word.length < 4) return;
      const [before = '', after = ''] = [words[at - 1], words[at + 1]];
      const key = keyOf(word);
      const list = mentions.get(key) ?? [];
      mentions.set(key, list);
      const last = list.at(-1);
      const introduces = !definite.test(before) || /^d[aeo]s?$/u.test(after);
      const isOne = indefinite.test(before);
      if (last?.unit === unit) {
        last.introduces ||= introduces;
        last.isOne ||= isOne;
      } else list.push({ unit, introduces, isOne });
    });
  });
  return units.map(({ kind, text }, at) => {
    const [, noun = '', next = ''] = kind === 'sentence' ? (bare.exec(text) ?? []) : [];
    if (noun === '' || definition.test(text) || !(next === 'que' || isVerb(next, noun))) return undefined;
    const found = mentions.get(keyOf(noun)) ?? [];
    if (themes.has(keyOf(noun)) || found.length > mostUnits) return undefined;
    const by = found.findLast(
      ({ unit, introduces, isOne }) =>
        (next === 'que' ? isOne : introduces) && unit < at && at - unit <= reach,
    );
    return by && { unit: by.unit, noun: noun.slice(0, Math.max(3, noun.length - 3)) };
  });
}
