const professions = `escritor|mestr[ea]|fundador|criador|patrono|poeta|romancista|dramaturgo|cronista|jornalista|filósof[oa]|sociólog[oa]|historiador|cientista|físic[oa]|químic[oa]|biólog[oa]|naturalista|botânic[oa]|geneticista|matemátic[oa]|astrônom[oa]|médic[oa]|psicanalista|psicólog[oa]|pedagog[oa]|educador|economista|geógraf[oa]|engenheir[oa]|arquitet[oa]|inventor|programador|pintor|escultor|compositor|músic[oa]|cantor|arte?sã[o]?|artista|rei|rainha|imperador|imperatriz|príncipe|princesa|regente|czar|papa|bispo|padre|monge|frade|jesuíta|presidente|ministr[oa]|político|deputad[oa]|senador|governador|ditador|chanceler|general|marechal|almirante|coronel|capitão|navegador|explorador|líder|revolucionári[oa]|militar|advogad[oa]|jurista|monarca|faraó|autor|teólog[oa]|reformador|estadista|pesquisador|professor|diplomata|enfermeir[oa]|ativista|abolicionista|inconfidente|alferes|conquistador|bandeirante|personagem|protagonista|deusa?|heroína|herói|profeta|santo|missionári[oa]|orador|estrategista`;

/** A noun for what a person is or does, at the beginning of the text or after "um", "o primeiro" and the like. */
export const personNoun = new RegExp(
  `^(?:um |uma |o |a |os |as )?(?:famos[oa] |grande |primeir[oa]s? |últim[oa]s? |principal |maior |importante |únic[oa] |segund[oa] )?(?:${professions})(?:e?s|a|as)?(?![\\p{L}])`,
  'iu',
);

const particle = '(?:d[aeo]s?|del|e|von|van|di|la|le|al|ben|bin)';
const nameWord = "(?:\\p{Lu}[\\p{L}'’-]*|\\p{Lu}\\.)";

/** One or more names of people or peoples, from end to end: "Watson e Crick", "D. Pedro II". */
const personName = new RegExp(`^${nameWord}(?: (?:${particle} )?(?:${nameWord}))*$`, 'u');

/** The names at the beginning of a text: "Ron Rivest, Adi Shamir e Leonard Adleman". */
const nameList = new RegExp(
  `^${nameWord}(?:(?: ${particle})? ${nameWord})*(?:, ${nameWord}(?:(?: ${particle})? ${nameWord})*)+ e ${nameWord}(?:(?: ${particle})? ${nameWord})*`,
  'u',
);

/** Three or more names that a text begins with, or null. */
export const namesAtStart = (text: string): string | null => nameList.exec(text)?.[0] ?? null;

const placeName =
  /^(?:Portugal|Brasil|França|Inglaterra|Alemanha|Espanha|Itália|Roma|Cartago|Atenas|Esparta|Rússia|China|Japão|Argentina|Paraguai|Uruguai|Holanda|Grécia|Egito|Cuba|Europa|Estados Unidos|União Soviética|São Paulo|Minas Gerais)$/u;

/** Of a country or a city, one does not ask who. */
export const isPlaceName = (subject: string): boolean => placeName.test(subject);

const articleStart = /^(?:os?|as?) /iu;

/** Whether `subject` may be who did something: a name, or a profession with a name. */
export function isPerson(subject: string): boolean {
  if (subject.split(' ').length > 9 || isPlaceName(subject)) return false;
  if (!articleStart.test(subject)) return personName.test(subject);
  return personNoun.test(subject) && / \p{Lu}/u.test(subject);
}
