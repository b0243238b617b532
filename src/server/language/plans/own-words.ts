import {
  type Curriculum,
  type CurriculumTopic,
  type Facet,
  type Level,
  readProgression,
} from '#server/content/curricula.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import type { StudentText } from './find-curriculum.ts';
import { isWithin, stems } from './words.ts';

const longestTheme = 70;
const mostThemes = 24;
/** Position of the step without which no plan makes sense, whatever the level; the last one is another. */
const principles = 2;

const practical = stems(`
  tocar violão guitarra baixo piano teclado bateria canto cantar ukulele violino flauta saxofone cavaquinho música
  crochê tricô costura costurar bordado macramê amigurumi desenho desenhar pintura pintar aquarela lettering
  caligrafia origami cerâmica marcenaria artesanato escultura fotografia fotografar culinária cozinha cozinhar
  confeitaria panificação jardinagem horta dança dançar balé natação corrida ioga yoga xadrez skate surfe futebol
  maquiagem teatro atuação malabarismo tatuagem mágica barbearia manicure
`);

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function shortened(text: string, most = longestTheme): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 20)).replace(/[\s,;:–-]+$/u, '');
}

/** "Crochê para iniciantes" → "Crochê": the matter itself, without level or audience. */
export function matterOf({ subject, title }: StudentText): string {
  const named = stems(subject).size > 0 ? subject : stems(title).size > 0 ? title : subject;
  const bare = named
    .split(/\s+para\s+|\s+do\s+zero|\s*[:–—|(]\s*|\s+-\s+/iu)[0]
    ?.replace(/\s+(b[áa]sic[oa]|avan[çc]ad[oa]|intermedi[áa]ri[oa])$/iu, '')
    .replace(/^(curso|aulas?|estudos?|plano(\s+de\s+estudos?)?)\s+(de|do|da)\s+/iu, '')
    .trim();
  return shortened(capitalized(bare || named.trim()));
}

const openings =
  /^(eu\s+)?((quero|queria|gostaria\s+de|preciso|pretendo|desejo|vou|meu\s+objetivo\s+é|o\s+objetivo\s+é)\s+)?(muito\s+)?((aprender|entender|compreender|dominar|estudar|conhecer|saber|praticar|treinar|revisar|melhorar)\s+)?((mais\s+)?sobre\s+|tudo\s+sobre\s+|a\s+(?=\p{L}+[aei]r\s)|como\s+(?=\p{L}+[aei]r\s)|bem\s+)?((o|a|os|as|meu|minha|meus|minhas)\s+)?/iu;

/** "Quero aprender crochê do zero" → "Crochê do zero": what is wished for, as a title. */
export function wishIn(prompt: string): string {
  const [sentence = ''] = prompt.trim().split(/[.!?\n]+\s*/u);
  const bare = sentence.replace(openings, '').trim() || prompt.trim();
  return shortened(capitalized(bare), 110);
}

/** Results one hopes for, not matters one studies. */
const outcome =
  /^(passar|conseguir|tirar|ser\s|ter\s|virar|trabalhar|ganhar|me\s|não\s|gabaritar|alcançar|até\s|em\s|para\s|por\s|porque|pois|que\s|quando|com\s|sem\s|do\s+zero|de\s|\d)/iu;

const readingVerb = /^(ler|escrever|ouvir|identificar|reconhecer|interpretar|calcular|memorizar)\b/;
const makingVerb =
  /^(fazer|tocar|criar|montar|desenvolver|construir|compor|cantar|produzir|apresentar|resolver|cozinhar|desenhar|pintar|publicar)\b/;

/** What one makes comes after what one reads or recognises, and both after plain matters. */
function stepOf(theme: string): number {
  const folded = foldLetters(theme);
  if (makingVerb.test(folded)) return 2;
  return readingVerb.test(folded) ? 1 : 0;
}

function themeIn(fragment: string): string {
  const bare = fragment
    .trim()
    .replace(openings, '')
    .replace(/[.!?\s"“”]+$/u, '')
    .trim();
  if (outcome.test(bare) || stems(bare).size === 0 || bare.split(/\s+/).length > 12) return '';
  return shortened(capitalized(bare));
}

/** Matters named in a sentence: what stands between commas and, in a list, around its last "e". */
function listed(text: string): string[] {
  return text.split(/[.;:\n!?]+/u).flatMap((sentence) => {
    const items = sentence.split(/,\s+/u);
    const last = items.pop() ?? '';
    return [...items, ...last.split(/\s+e\s+/u)];
  });
}

/** The distinct themes of title, goals and description, in the student's words and order; the goals count most. */
function themesOf(text: StudentText, matter: string): string[] {
  const titleTail = text.title
    .split(/:\s+|\s+[-–—]\s+/u)
    .slice(1)
    .join(', ');
  const goals = text.goals.flatMap((goal) => (goal.length > longestTheme ? listed(goal) : [goal]));
  const described = listed(text.description)
    .map((fragment) => fragment.replace(/\s+para\s+.*$/iu, ''))
    .filter((fragment) => fragment.trim().split(/\s+/).length <= 7);
  const seen = new Set([foldLetters(matter), foldLetters(text.subject.trim())]);
  const themes: string[] = [];
  for (const fragment of [...goals, ...listed(titleTail), ...described]) {
    const theme = themeIn(fragment);
    const key = foldLetters(theme);
    const sameMatter = isWithin(stems(theme), stems(matter));
    if (!theme || sameMatter || seen.has(key)) continue;
    seen.add(key);
    themes.push(theme);
  }
  return themes.slice(0, mostThemes).sort((a, b) => stepOf(a) - stepOf(b));
}

function facetTopic(
  matter: string,
  { name, description, level, priority, weight, parts, hint }: Facet,
): CurriculumTopic {
  return {
    name: `${matter}: ${name}`,
    description,
    priority,
    weight,
    level,
    hint,
    subtopics: parts.map(([part, line]) => [`${matter}: ${part}`, line] as const),
  };
}

const themeDescriptions = [
  'Do essencial à prática: entender, acompanhar exemplos e aplicar por conta própria.',
  'Conhecer as ideias principais, ver como outras pessoas fazem e experimentar em seguida.',
  'Partir de um exemplo simples, descobrir o que o faz funcionar e chegar a um exemplo seu.',
  'Estudar os passos um a um, juntá-los e conferir o resultado com um modelo confiável.',
] as const;

function themeTopic(theme: string, position: number, level: Level, base: string): CurriculumTopic {
  return {
    name: theme,
    description: themeDescriptions[position % themeDescriptions.length] ?? '',
    priority: 'alta',
    weight: 4,
    level,
    requires: [base],
    hint: 'Escreva em uma frase o que você quer conseguir fazer ao terminar este tópico.',
    subtopics: [
      [
        `${theme}: primeiros passos`,
        `O que é preciso saber sobre “${theme}” antes de começar, com exemplos comentados.`,
      ],
      [`${theme}: prática guiada`, `Exercitar “${theme}” acompanhando um modelo, uma etapa de cada vez.`],
      [
        `${theme}: por conta própria`,
        `Aplicar “${theme}” em uma situação nova, sem modelo, e avaliar o resultado.`,
      ],
    ],
  };
}

const link = (base: string, words: string) => `${base}${encodeURIComponent(words)}`;

/**
 * A curriculum for what the catalogue doesn't know: a sound progression, from first terms to a work of
 * one's own or to exam questions, with the student's themes set in after the fundamentals. It holds at
 * least 50 subtopics.
 */
export function composeCurriculum(text: StudentText, level: Level): Curriculum {
  const matter = matterOf(text);
  const isPractical = [...stems(`${text.subject} ${text.title}`)].some((word) => practical.has(word));
  const facets = readProgression(isPractical ? 'practice' : 'knowledge');
  const progression = facets.map((facet, step) => {
    const forEveryone = step === principles || step === facets.length - 1;
    return facetTopic(matter, forEveryone ? { ...facet, level } : facet);
  });
  const base = progression[1] as CurriculumTopic;
  const taken = new Set(
    progression.flatMap(({ name, subtopics }) => [name, ...subtopics.map(([part]) => part)]),
  );
  const themes = themesOf(text, matter)
    .filter((theme) => !taken.has(theme))
    .map((theme, position) => themeTopic(theme, position, level, base.name));
  const fundamentals = 4;
  return {
    subject: matter,
    aliases: [],
    areas: {},
    topics: [...progression.slice(0, fundamentals), ...themes, ...progression.slice(fundamentals)],
    resources: [
      {
        title: `Videoaulas de ${matter} em português`,
        description:
          'Compare duas ou três aulas de autores diferentes e siga a que explica melhor para você.',
        type: 'vídeo',
        url: link('https://www.youtube.com/results?search_query=', `${matter} aula completa`),
      },
      {
        title: `Livros sobre ${matter}`,
        description: 'Obras em português; veja sumário e ano da edição antes de escolher.',
        type: 'livro',
        url: link('https://www.google.com/search?tbm=bks&q=', `${matter} livro em português`),
      },
      {
        title: `${matter} na Wikipédia`,
        description: 'Visão geral para o primeiro dia, com referências no rodapé para continuar.',
        type: 'website',
        url: link('https://pt.wikipedia.org/w/index.php?search=', matter),
      },
      {
        title: `Cursos gratuitos de ${matter}`,
        description: 'Procure cursos de universidades, escolas públicas e instituições conhecidas.',
        type: 'curso',
        url: link('https://www.google.com/search?q=', `curso gratuito ${matter}`),
      },
      isPractical
        ? {
            title: `Exercícios e projetos de ${matter}`,
            description: 'Modelos passo a passo, do mais simples ao mais elaborado.',
            type: 'website',
            url: link('https://www.google.com/search?q=', `${matter} exercícios passo a passo`),
          }
        : {
            title: `Artigos sobre ${matter}`,
            description: 'Pesquisas em acesso aberto para aprofundar e conferir fontes.',
            type: 'artigo',
            url: link('https://search.scielo.org/?lang=pt&q=', matter),
          },
      {
        title: `${matter}: questões e desafios resolvidos`,
        description: 'Resolva primeiro, compare depois e anote a diferença.',
        type: 'website',
        url: link('https://www.google.com/search?q=', `${matter} questões desafios resolvidos`),
        level: 3,
      },
    ],
    evaluationMethods: isPractical
      ? [
          {
            name: 'Registro da prática',
            description: 'Foto, áudio ou vídeo do que foi feito, com um acerto e um ponto a melhorar.',
            frequency: 'Semanal',
          },
          {
            name: 'Miniprojeto',
            description: 'Um trabalho pequeno e completo que use os tópicos recentes.',
            frequency: 'Quinzenal',
          },
          {
            name: 'Comparação com o início',
            description: 'Refazer o primeiro exercício e comparar os dois resultados lado a lado.',
            frequency: 'Mensal',
          },
          {
            name: 'Opinião de outra pessoa',
            description: 'Mostrar um trabalho a quem já pratica e anotar três sugestões.',
            frequency: 'Mensal',
          },
        ]
      : [
          {
            name: 'Questões da semana',
            description:
              'Dez perguntas sobre os tópicos estudados, respondidas sem consulta e corrigidas no mesmo dia.',
            frequency: 'Semanal',
          },
          {
            name: 'Resumo de memória',
            description: 'Uma página escrita sem olhar o material, completada depois em outra cor.',
            frequency: 'Semanal',
          },
          {
            name: 'Estudo de caso',
            description: 'Analisar uma situação real usando os conceitos estudados e justificar a conclusão.',
            frequency: 'Quinzenal',
          },
          {
            name: 'Explicação em voz alta',
            description: 'Gravar cinco minutos ensinando o assunto a um iniciante e rever as hesitações.',
            frequency: 'Mensal',
          },
        ],
  };
}
