import type { Curriculum, Level, TopicKind } from '#server/content/curricula.ts';
import type { EvaluationMethod, PlanResource } from '#shared/contracts/study-plans.ts';
import type { DraftTopic } from './plan-writer.ts';

const addresses = {
  books: 'https://www.google.com/search?tbm=bks&q=',
  videos: 'https://www.youtube.com/results?search_query=',
  pages: 'https://www.google.com/search?q=',
} as const;

/** A search always leads somewhere; an address that isn't known well may not. */
const search = (
  title: string,
  description: string,
  type: PlanResource['type'],
  where: keyof typeof addresses,
  words: string,
): PlanResource => ({ title, description, type, url: `${addresses[where]}${encodeURIComponent(words)}` });

/** Searches for a matter that the catalogue has few resources for. */
const generalSearches = (matter: string): PlanResource[] => [
  search(
    `Videoaulas de ${matter} em português`,
    'Compare duas ou três aulas de autores diferentes e siga a que explica melhor para você.',
    'vídeo',
    'videos',
    `${matter} aula`,
  ),
  search(
    `Livros sobre ${matter}`,
    'Obras em português; veja sumário e ano da edição antes de escolher.',
    'livro',
    'books',
    `${matter} livro em português`,
  ),
  search(
    `Cursos gratuitos de ${matter}`,
    'Procure cursos de universidades, escolas públicas e instituições conhecidas.',
    'curso',
    'pages',
    `curso gratuito ${matter}`,
  ),
  search(
    `Exercícios de ${matter}`,
    'Com resposta comentada, do mais simples ao mais trabalhoso.',
    'website',
    'pages',
    `${matter} exercícios resolvidos`,
  ),
];

/** Searches for the first topic in study and, at length, for the heaviest one. */
function topicSearches(matter: string, topics: readonly DraftTopic[], isAdvanced: boolean): PlanResource[] {
  const [first] = topics;
  const heaviest = topics.toSorted((a, b) => b.weight - a.weight)[0];
  if (!first || !heaviest) return [];
  const lesson = search(
    `Videoaulas: ${first.name}`,
    'Para o primeiro tópico do plano: escolha uma aula e faça pausas para anotar.',
    'vídeo',
    'videos',
    `${first.name} ${matter} aula`,
  );
  const challenge = search(
    `Questões resolvidas: ${heaviest.name}`,
    'Para o tópico mais exigente do plano: tente resolver antes de ler a solução.',
    'website',
    'pages',
    `${heaviest.name} ${matter} exercícios resolvidos`,
  );
  return isAdvanced ? [lesson, challenge] : [lesson];
}

const inTurns = <T>(lists: readonly (readonly T[])[]): T[] => {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
};

/** Five resources and a search for the first topic; at length nine and two. Those of the level first. */
export function resourcesFor(
  curricula: readonly Pick<Curriculum, 'resources'>[],
  about: { matter: string; level: Level; topics: readonly DraftTopic[]; isAdvanced: boolean },
): PlanResource[] {
  const { matter, level, topics, isAdvanced } = about;
  const suited = inTurns(curricula.map(({ resources }) => resources))
    .filter((resource) => resource.level === undefined || isAdvanced || Math.abs(resource.level - level) < 2)
    .toSorted((a, b) => Number(b.level === level) - Number(a.level === level))
    .map(({ title, description, type, url }) => ({ title, description, type, url }));
  const all = [...suited, ...generalSearches(matter)].slice(0, isAdvanced ? 9 : 5);
  return [...all, ...topicSearches(matter, topics, isAdvanced)];
}

const methods: Record<TopicKind, readonly EvaluationMethod[]> = {
  concept: [
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
      name: 'Explicação em voz alta',
      description: 'Gravar cinco minutos ensinando o assunto a um iniciante e rever as hesitações.',
      frequency: 'Quinzenal',
    },
    {
      name: 'Mapa do que depende do quê',
      description: 'Um esquema de memória com os tópicos do mês e as ligações entre eles.',
      frequency: 'Mensal',
    },
  ],
  procedure: [
    {
      name: 'Lista da semana',
      description:
        'Oito exercícios dos tópicos recentes e dois dos antigos, sem consulta, corrigidos no mesmo dia.',
      frequency: 'Semanal',
    },
    {
      name: 'Caderno de erros',
      description: 'Cada erro com a causa (conceito, conta ou leitura) e a resolução refeita ao lado.',
      frequency: 'Semanal',
    },
    {
      name: 'Prova com tempo marcado',
      description: 'Dez questões de prova no tempo que a prova dá, em silêncio e sem consulta.',
      frequency: 'Quinzenal',
    },
    {
      name: 'Resolução explicada',
      description: 'Resolver uma questão difícil em voz alta, justificando cada passo.',
      frequency: 'Mensal',
    },
  ],
  text: [
    {
      name: 'Texto da semana',
      description: 'Ler ou escrever um texto por completo e anotar o que ele faz bem e o que lhe falta.',
      frequency: 'Semanal',
    },
    {
      name: 'Reescrita',
      description: 'Refazer um texto da semana anterior com as correções e comparar as duas versões.',
      frequency: 'Semanal',
    },
    {
      name: 'Questões com texto',
      description: 'Oito questões de interpretação, indicando o trecho que sustenta cada resposta.',
      frequency: 'Quinzenal',
    },
    {
      name: 'Leitura de outra pessoa',
      description: 'Mostrar um texto a quem lê bem e anotar três sugestões.',
      frequency: 'Mensal',
    },
  ],
  law: [
    {
      name: 'Questões da banca',
      description: 'Quinze questões dos tópicos da semana, com o artigo que responde a cada uma.',
      frequency: 'Semanal',
    },
    {
      name: 'Lei seca de memória',
      description: 'Escrever prazos, exceções e competências dos artigos lidos e conferir no texto da lei.',
      frequency: 'Semanal',
    },
    {
      name: 'Caso prático',
      description: 'Resolver um caso curto com a regra, a exceção e a jurisprudência que se aplicam.',
      frequency: 'Quinzenal',
    },
    {
      name: 'Simulado',
      description: 'Uma prova anterior inteira, no tempo da prova, com correção comentada.',
      frequency: 'Mensal',
    },
  ],
  vocabulary: [
    {
      name: 'Palavras da semana',
      description: 'Ditado das palavras e frases novas, de memória, nos dois sentidos.',
      frequency: 'Semanal',
    },
    {
      name: 'Conversa gravada',
      description: 'Dois minutos de fala sobre a semana, ouvidos depois para anotar três correções.',
      frequency: 'Semanal',
    },
    {
      name: 'Compreensão',
      description: 'Um áudio ou texto curto, com cinco perguntas respondidas sem consulta.',
      frequency: 'Quinzenal',
    },
    {
      name: 'Comparação com o início',
      description: 'Refazer uma gravação do primeiro mês e comparar as duas.',
      frequency: 'Mensal',
    },
  ],
  skill: [
    {
      name: 'Registro da prática',
      description: 'Foto, áudio, vídeo ou arquivo do que foi feito, com um acerto e um ponto a melhorar.',
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
  ],
};

/** Three ways to see whether it is learnt, at length four: the curriculum's own, else those of the commonest kind. */
export function evaluationFor(
  curricula: readonly Pick<Curriculum, 'evaluationMethods'>[],
  topics: readonly DraftTopic[],
  isAdvanced: boolean,
): EvaluationMethod[] {
  const kinds = topics.map(({ kind = 'concept' }) => kind);
  const count = (kind: TopicKind) => kinds.filter((each) => each === kind).length;
  const commonest = kinds.reduce(
    (most, kind) => (count(kind) > count(most) ? kind : most),
    kinds[0] ?? 'concept',
  );
  const own = inTurns(curricula.map(({ evaluationMethods = [] }) => evaluationMethods));
  const names = new Set(own.map(({ name }) => name));
  const all = [...own, ...methods[commonest].filter(({ name }) => !names.has(name))];
  return all.slice(0, isAdvanced ? 4 : 3);
}
