import { fold } from '#shared/rules/text/fold.ts';

/** Letters and digits only, lower case, without accents. */
export const plain = (text: string): string =>
  fold(text.replace(/[ºª°]/gu, ' '))
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();

const squeezed = (text: string) =>
  /^(?:\S\s+){6,}\S{1,2}$/u.test(text.trim()) ? text.replace(/\s+/gu, '') : text;

/** Headings of which each letter stands apart ("A N E X O") are put together; their words can't be told any more. */
export const unspaced = (text: string): string => squeezed(text);

const titles =
  /(?:conteudos?\s*programatic|programas?\s*(?:das?|dos?|de|para)\s*(?:as?\s*)?(?:provas?|disciplinas?|materias|concurso|vestibular|exames?)|objetos?\s*de\s*(?:avaliacao|conhecimentos?|estudo)|conteudos?\s*(?:das?|para\s*as?|de)\s*(?:provas?|estudos?|avaliac)|matriz(?:es)?\s*de\s*referencia|conhecimentos?\s*exigidos|referencial\s*programatico|^(?:anexo\s\w+\s)?(?:relacao\sd[eo]s?\s)?(?:pontos|temas|assuntos)\s(?:das?|para\sas?|de)\sprovas?\b|relacao\s*de\s*(?:conteudos|assuntos|temas)|conteudo\s*program|^(?:anexo\s*\w*\s*)?(?:dos?\s*)?(?:programas?|conteudos?|ementas?|ementario)(?:\s*e\s*(?:referencias|bibliografias?)\b.*)?$)/u;

/** Whether a heading announces the programme. */
export const isProgrammeTitle = (text: string): boolean => {
  const folded = fold(unspaced(text))
    .replace(/[^a-z0-9\s]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return titles.test(folded);
};

export const isAnnex = (text: string): boolean =>
  /^anexos?\s*(?:[ivxlc]+\b|\d{1,2}\b|[a-z]\b|unico|$)/u.test(fold(unspaced(text)).replace(/[“”"'*]/gu, ''));

const disciplines =
  /\b(?:lingua|portugues\w*|ingl[e]s\w*|espanhol\w*|frances\w*|libras|literatura|redacao|interpretacao de texto|gramatica|linguagens?|matematica|raciocinio|logica|aritmetica|estatistica|informatica|computacao|direitos?|legislacao|legislacoes|atualidades|conhecimentos?|nocoes|historia|geografia|fisica|quimica|biologia|ciencias|filosofia|sociologia|artes?|educacao|pedagogi\w*|didatica|administracao|contabilidade|economia|financas|orcament\w*|auditoria|etica|saude (?:publica|coletiva)|sistema unico de saude|sus|politicas|gestao|arquivologia|estatuto|regimento|lei organica|constituicao|tecnologias?|fundamentos|temas|realidade|cultura|sustentabilidade|controle externo|seguranca d\w+|redes de computadores|banco de dados|engenharia de software|governanca|transversa\w+|regime juridico|codigo de|criminologia|medicina legal|processo|licitacoes|comercio|vigilancia|epidemiologia|enfermagem|medicina|odontologia|farmacia|servico social|psicologia|nutricao|fisioterapia)\b/u;

/** Whether the words of a heading are those of a discipline. */
export const soundsLikeDiscipline = (text: string): boolean => disciplines.test(plain(text));

const plainNames =
  /^(?:(?:l[íi]ngua|noções de (?:l[íi]ngua)?) ?(?:portuguesa|inglesa|espanhola|estrangeira)|portugu[êe]s|matem[áa]tica(?: financeira)?|racioc[íi]nio l[óo]gico.{0,30}|(?:noções (?:básicas )?de |conhecimentos (?:básicos )?(?:de |em ))?(?:inform[áa]tica|direito [\p{L} ]{5,40}|administra[çc][ãa]o(?: p[úu]blica)?|atualidades)(?: b[áa]sica)?|conhecimentos (?:gerais|b[áa]sicos|espec[íi]ficos|pedag[óo]gicos).{0,60}|legisla[çc][ãa]o.{0,60}|atualidades|hist[óo]ria.{0,40}|geografia.{0,40}|f[íi]sica|qu[íi]mica|biologia|filosofia|sociologia|reda[çc][ãa]o|literatura(?: brasileira)?|saúde pública|noções de .{4,60})$/iu;
/** Whether a text is the name of a discipline that many notices have, and nothing else. */
export const isPlainDiscipline = (text: string): boolean => plainNames.test(text.trim());

const professions =
  /^(?:(?:o|a|os|as)\s)?(?:administrador|advogad|agente|agronom|ajudante|analista|antropolog|arquiteto|arquivista|arte educador|artesao|assessor|assistente|atendente|auditor|auxiliar|bacharel|comunic|designer|docente|estagiari|matematico|publicitari|residente|sanitarista|bibliotecari|biolog|biomedic|bioquimic|bombeir|borracheir|caldeireir|calceteir|carpinteir|chefe|cirurgia\w*\s?dentista|comprador|condutor|conselheir|consultor|contador|contabilista|contra\s?mestre|controlador|coordenador|copeir|coveir|cozinheir|cuidador|defensor|delegad|dentista|desenhista|digitador|diretor|economista|educador|eletricist|eletromecanic|encanador|encarregad|enfermeir|engenheir|entrevistador|escrev|escrivao|especialista|estatistic|facilitador|farmaceutic|fiscal|fisic[oa]\b|fisioterapeuta|fonoaudiolog|gari|geograf|geolog|gestor|guarda|historiador|inspetor|instrutor|interprete|investigador|jardineir|jornalista|juiz|lavador|leiturista|mae social|magarefe|maquinista|mecanic|medic[oa]|medico|merendeir|mestre de|mon[io]tor|motorista|music|musicoterapeuta|nutricionista|odontolog|oficial|oficineir|operador|operari|orientador|papiloscopista|pedagog|pedreir|perit|pesquisador|pintor|procurador|professor|profissional\b|programador|promotor|psicolog|psicopedagog|quimic[oa]\b|recepcionista|recreador|regente|relacoes publicas|revisor|secretari|serralheir|servente|servico[s]? gerais|soldad|soldador|sociolog|supervisor|tecnic|tecnolog|telefonista|terapeuta|tesoureir|topograf|trabalhador|tradutor|tratorista|turismolog|veterinari|vigia|vigilante|visitador|zelador|zootecnista|cirurgiao\b|(?!conquista|entrevista|revista)[a-z]{4,}(?:ista|iatra|[^t]olog[oa])\b|aluno|cadete|curso de formacao|oficiais)/u;

/** Sciences, whose names begin like those of who practises them. */
const sciences =
  /^(?:[a-z]+(?:grafia|logia|gogia|nomia|medicina)|fisica|quimica|bioquimica|mecanica|musica|estatistica|comunicacao|secretariado)\b/u;

/** Whether the words of a heading are those of a position. */
export const soundsLikePost = (text: string): boolean => {
  const name = plain(text).replace(
    /^(?:cargos?|empregos?|funcao|funcoes|perfil|especialidade)?\s*(?:de\s)?(?:\d{1,4}\s)?/u,
    '',
  );
  return professions.test(name) && !sciences.test(name);
};

const overlap = (one: readonly string[], other: readonly string[]) => {
  const rest = [...other];
  return one.filter((word) => {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  }).length;
};

const idle = new Set([
  'de',
  'da',
  'do',
  'das',
  'dos',
  'e',
  'a',
  'o',
  'as',
  'os',
  'em',
  'para',
  'com',
  'ao',
  'aos',
  'na',
  'no',
  'acerca',
  'sobre',
  'cargo',
  'cargos',
  'emprego',
  'empregos',
]);

/** Words that count when names are compared; plurals cut. */
export const nameWords = (text: string): string[] =>
  plain(text)
    .split(' ')
    .filter((word) => word !== '' && !idle.has(word))
    .map((word) => (word.length > 4 ? word.replace(/(?:oes|aes|ais)$/u, 'a').replace(/s$/u, '') : word));

/** From 0 to 1: twice the words that both names share among all of them. */
export function likeness(one: readonly string[], other: readonly string[]): number {
  const all = one.length + other.length;
  return all === 0 ? 0 : (2 * overlap(one, other)) / all;
}

/** Which share of the words of `one` the other has. */
export const coverage = (one: readonly string[], other: readonly string[]): number =>
  one.length === 0 ? 0 : overlap(one, other) / one.length;

const levels: readonly [RegExp, string][] = [
  [
    /\bfundamental\b.{0,24}\bincompleto|\balfabetizad|\belementar\b|\banos iniciais\b/u,
    'fundamental incompleto',
  ],
  // Federal universities call levels by letters (Lei 11.091/2005).
  [/\bfundamental\b|\bclassificacao c\b|\bnivel c$/u, 'fundamental'],
  [/\bsuperior\b|\bgraduacao\b|\bclassificacao e\b|\bnivel e$/u, 'superior'],
  [/\bmedio\b|\bintermediario\b|\bclassificacao d\b|\bnivel d$/u, 'medio'],
  [/\btecnico\b(?=.{0,3}$)|\bnivel tecnico\b/u, 'tecnico'],
];

/** The levels of schooling that a text names, lowest first. */
export function levelsIn(text: string): string[] {
  const words = plain(text);
  if (!/\b(?:nivel|niveis|ensino|escolaridade|fundamental|medio|superior|alfabetizad)/u.test(words))
    return [];
  const found: string[] = [];
  for (const [pattern, level] of levels) {
    if (
      level === 'fundamental' &&
      found.includes('fundamental incompleto') &&
      !/fundamental completo/u.test(words)
    )
      continue;
    if (pattern.test(words)) found.push(level);
  }
  return found;
}

/** The share of capital letters among a text's letters, what stands in brackets left out. */
export function capitals(text: string): number {
  const letters = text.replace(/\([^()]*\)/gu, '').match(/\p{L}/gu) ?? [];
  if (letters.length < 3) return 0;
  return letters.filter((letter) => letter === letter.toUpperCase()).length / letters.length;
}
