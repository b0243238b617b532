import type { Catalogue } from '../catalogue.ts';
import { examsIn, readWords } from '../read-words.ts';
import type { StudentText } from '../reading.ts';

/** Where the name of an area stands alone: "células humanas" are none, nor what one is ("sou de humanas"). */
const before = String.raw`(?<=^|[,;:/+(] ?|(?<!\p{L})(?:e|em|as?|n?as|d?as|pra|para|com|estudar|aprender|revisar|mat[ée]rias? de|[áa]rea de|prova de|provas de) )`;
const after = String.raw`(?!\p{L})(?! (?:d[aeo]s?|aplicad|e sociais|e da sa[úu]de))`;
/** The areas of knowledge of the secondary school (BNCC), with the subjects that each joins. */
const areas = (
  [
    ['(?:ci[êe]ncias )?humanas', 'história, geografia, filosofia e sociologia'],
    ['(?:ci[êe]ncias )?exatas', 'matemática, física e química'],
    ['ci[êe]ncias da natureza', 'biologia, física e química'],
    ['linguagens e (?:c[óo]digos|suas tecnologias)', 'português, literatura e inglês'],
  ] as const
).map(([name, subjects]) => ({ name: new RegExp(before + name + after, 'iu'), subjects }));
/** Until the ninth year, "ciências" is one subject. */
const earlier = /fundamental|infantil|pedagogia|(?<!\d)[4-9] ?[ºo°]? ?ano/iu;
const sciences = /ci[êe]ncias da natureza/iu;

/**
 * "Quero melhorar em humanas" names four subjects. An examination has areas of its own, and is left as it stands.
 */
export function withSchoolAreas(text: StudentText, catalogue: Catalogue): StudentText {
  const found = areas.find(({ name }) => name.test(text.title));
  if (!found) return text;
  if (earlier.test(text.title)) return { ...text, title: text.title.replace(sciences, 'ciências') };
  const isOfExam = [text.title, text.subject, ...text.goals].some(
    (each) => examsIn(readWords(each, catalogue).words, catalogue).length > 0,
  );
  return isOfExam ? text : { ...text, title: text.title.replace(found.name, found.subjects) };
}
