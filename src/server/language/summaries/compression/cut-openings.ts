import { upperFirst } from '#server/language/text/capital.ts';
import { goesOnWithVerb, standsAlone } from './clauses.ts';

const leading =
  /^(?:Assim|Portanto|Porém|Contudo|Todavia|Entretanto|No entanto|Além disso|Além do mais|Por isso|Por outro lado|Por sua vez|Por consequência|Em consequência|Consequentemente|Ademais|Aliás|Afinal|De fato|Na verdade|Em outras palavras|Ou seja|Isto é|Em suma|Em resumo|Enfim|Por fim|Por exemplo|Nesse sentido|Logo|Também),? (?=\p{L})/u;
const needsComma =
  /^(?:Assim|Logo|Também|Por isso|Por exemplo|Por fim|Isto é|Ou seja|Afinal|Enfim|Portanto) /u;
const plain = /^(?:Mas|E|Porém|Pois) (?=\p{L})/u;
const addressing =
  /^(?:(?:Vale|Convém|Cabe|Importa|Cumpre|É (?:preciso|importante|bom)) (?:lembrar|notar|ressaltar|destacar|observar|dizer|assinalar)|(?:Note|Observe|Sabe)-se|(?:Hoje )?[Ss]abemos|É claro|Pode-se dizer|O fato é|A verdade é|O certo é|Acontece|Ocorre) que (?=\p{L})/u;
const time =
  /^(?:Em|N[oa]s?|Durante|Por volta d[eo]|Já em|Ainda em) (?=[^,]*(?:\d|século|década))(?:[^\s,]+ ){0,6}[^\s,]+, (?=\p{L})/u;

/** A sentence without "Além disso,", "Vale lembrar que" or "Em 1850," at its beginning. */
export function withoutOpening(text: string): string[] {
  const found = plain.exec(text) ?? leading.exec(text) ?? addressing.exec(text);
  const rests: string[] = [];
  if (found && !(needsComma.test(found[0]) && !found[0].includes(',')))
    rests.push(text.slice(found[0].length));
  const rest = text.slice(time.exec(text)?.[0].length ?? 0);
  if (rest !== text && !goesOnWithVerb(rest) && standsAlone(rest.replace(/[.!?…]+$/u, ''))) rests.push(rest);
  return rests.map(upperFirst);
}
