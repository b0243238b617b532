import { stopWords } from '#server/language/text/stop-words.ts';
import { stem } from '#shared/rules/text/stem.ts';
import type { OwnSide } from '../tutor.ts';

const stems = (words: string) => new Set(words.trim().split(/\s+/).map(stem));

/** Folded words by which students speak of their studying, and of no matter. */
const ofStudying = stems(`
  estudo estudar estudos estudei estudado estudando estudamos revisar revisao revisoes reviso revisei fazer faco faz fiz
  feito fazendo comecar comeco comece hoje agora primeiro antes depois dia dias semana semanas mes prioridade prioridades
  priorizar prioriza focar foco foque focado organizar organiza planejar agenda cronograma rotina plano planos tarefa
  tarefas atividade atividades meta metas pendente pendentes pendencia pendencias atrasado atrasada atrasados atrasadas
  atraso atrasos vencido vencidos vencem vence acumulado acumulada acumulou deixei deixar tras esqueci faltou falta faltam
  faltando flashcard flashcards card cards cartao cartoes resumo resumos baralho baralhos deck decks ciclo ciclos topico
  topicos materia materias assunto assuntos disciplina disciplinas conteudo conteudos tema temas ponto pontos parte partes
  fraco fraca fracos fracas pior piores mal ruim dificuldade dificuldades dificil dificeis erro erros errar errei errando
  erra melhorar melhoro reforcar reforco reforce domino dominar domina dominei inseguro insegura lacuna lacunas travado
  sequencia sequencias seguido seguidos seguidas consecutivos streak ofensiva constancia login progresso andamento
  desempenho rendimento evolucao evoluindo avanco avancei avancando conclui concluido concluidos concluir completei
  completo terminei terminar terminado porcentagem percentual cento indo saindo andando anda estatistica estatisticas
  numeros total prova provas exame exames vestibular concurso enem teste simulado data quando minuto minutos min hora horas
  tempo livre sobrando sobra meia rapido rapidinho aproveitar aproveito sugere sugestao sugira recomenda indica devo
  deveria preciso posso consigo tenho temos quero vou preciso ajuda ajude me qual quais quanto quantos quantas quanta
  maior menor mais menos melhor proximo proxima proximos passo passos restam resta ainda ate ja daqui marcada marcado estou estava ando dai conta mim
  lista aconselha aconselharia cheguei bora vacilo vacilar vacilando tropeco escorrego puxando puxa nota notas baixo baixa
  pronto prontos pronta prontas contagem regressiva restante restantes prof professor treinar praticar aula aulas comecou
  fraqueza fraquezas derrubando taxa adiantado adiantada melhorando nivel foguinho quebrei longe acabando atual vi visto devendo
  rola decidir urgente urgencia panorama acumular acumulei constante manter mantendo mantive conseguindo vermelho
  pecando peco patinando patino perdendo perco resultado
  fraquinho fraquinha fraquinhos fraquinhas ritmo ontem alguma algum coisa coisas algo amanha noite tarde manha acabar acabei acabo bem pego pegar calcanhar
  horinha horinhas tempinho minutinho minutinhos folga
  ver vendo vejo terminarei cobrir suficiente sobrar dara
  atencao precisa precisam merece merecem acha acham vc voce
  revisado respondi respondidas questoes acertos acerto acertei perdi perdido perdida comecando ordem
`);

/** Of a matter too, where nothing else is said: "de quanto em quanto tempo?" */
const vague = new Set(
  'quanto quanta quantos quantas tempo dia dias hora horas minuto minutos data quando total maior menor ponto pontos parte partes tema temas qual quais tenho temos semana semanas mes primeiro depois antes feito me'.split(
    ' ',
  ),
);

const within = (pattern: string) => new RegExp(`\\b(?:${pattern})\\b`);
const sides: readonly (readonly [OwnSide, RegExp])[] = [
  ['streak', within('foguinho|sequencias?|seguid[oa]s|consecutivos|streak|ofensiva|constancia')],
  [
    'late',
    within(
      'devendo|pendentes?|pendencias?|atrasad[oa]s?|atrasos?|vencid[oa]s?|acumul\\w+|(?:para|pra) tras|deixei|esqueci',
    ),
  ],
  [
    'weak',
    within(
      '(?:menos|menor|poucos?) acertos?|acert\\w+ (?:menos|pouco)|fra(?:c|quinh)[oa]s?|fraquezas?|derrubando|patin\\w+|pec(?:o|ando)|perd(?:endo|o) mais|taxa de acerto.*(?:menor|baixa)|calcanhar|pior(?:es)?|mal|ruim|dificuldades?|dificil|dificeis|err(?:o|os|ar|ei|ando|a)|melhorar|melhoro|reforc\\w+|(?:nao|menos) \\w*domin\\w+|focar|foco|foque|insegur[oa]|lacunas?|travad[oa]|mais perdid[oa]|vacil\\w+|tropeco|escorrego|(?:para|pra) baixo|baix[oa]s?|atrapalh\\w+|complic\\w+|(?:revisar|estudar|treinar|praticar|reforcar) mais|(?:mais|maior) atencao',
    ),
  ],
  [
    'progress',
    within(
      'quais (?:sao )?(?:os )?(?:meus )?planos|quanto d[oe]|quanto (?:eu |ja )*(?:fiz|conclui|andei|avancei|completei) d[oae]|panorama|melhorando|(?:meu|que) nivel|adiantad[oa]s?|ritmo|progresso|andamento|desempenho|rendimento|evolu\\w+|avanc\\w+|conclu\\w+|complet\\w+|termin\\w+|porcentagem|percentual|por cento|indo|saindo|anda|andando|estatisticas?|numeros|acertos?|pront[oa]s?',
    ),
  ],
  [
    'counts',
    /\b(?:quant[oa]s|total|quanto (?:tempo|eu|ja|estudei))\b.*\b(?:flashcards?|cards?|cartoes|cartao|resumos?|planos?|baralhos?|decks?|ciclos?|revisoes|topicos|horas|tempo|questoes|estudei)\b|\b(?:flashcards?|cards?|cartoes|resumos?|revisoes|estudei)\b.*\bquant/,
  ],
];
const exam = /\b(?:provas?|exames?|vestibular|concurso|enem|teste)\b/;
const asksWhen =
  /\b(?:quant[oa]s?|quando|dias?|data|falta|faltam|faltando|semanas?|tempo|daqui|marcad[oa]|contagem|regressiva)\b/;
const asksDay =
  /\b(?:estud\w+|faco|fazer|revis\w+|comec\w+|prioriz\w+|prioridades?|agora|hoje|primeiro|tarefas?|metas?|agenda|proxim[oa]s?|minutos?|min|horas?|passos?|sugere|sugira|sugestao|recomenda|ordem)\b/;

const greeting = /^(?:(?:oi+e*|ola|opa|ei|e ai|bom dia|boa tarde|boa noite|prof|professora?) )+/;
const self = /\b(?:eu|me|mim|meus?|minhas?|tenho|estou|preciso|devo|hoje|agora)\b/;
const naming = /^(?:d[aeo]s?|sobre|em|n[ao]s?|com|entre|a|o|as|os|um|uma|e|que)$/;
const asksWhat =
  /\b(?:o que|em que|qual|quais|por onde|onde|como|me|devo|preciso|tenho|quero|so|sugere|indica|recomenda|agora|hoje)\b/;

/** Asks what a thing is or is called: "o que é rendimento?" */
const asksName =
  /\bse chamam?\b|^(?:o )?que (?:e|eh|significa|quer dizer) (?:o |a |um |uma )?(?!urgente|prioridade|proxim[oa]|prioritario|para|melhor|pior|mais|meu|minha)\w+$/;

/** "Quanto é 15 por cento de 240?" */
const asksSum = /^quanto (?:e|eh|da|sao|vale) \d/;

/** "Me testa em estatística" means the subject. */
const asMatter = /\b(?:em|de|sobre) estatistica\b/;

/**
 * The side of the student's own studies that a message asks about, told by its words alone: nothing in it names a matter.
 * Takes it folded, without punctuation.
 */
export function ownSideOf(said: string): OwnSide | 'today' | undefined {
  const bare = said.replace(greeting, '').trim();
  if (asksName.test(bare) || asMatter.test(bare) || asksSum.test(bare)) return undefined;
  const all = bare.split(' ').filter((word) => /[\p{L}\d]/u.test(word));
  const saying = all.filter((word) => !stopWords.has(word));
  const strange = saying.filter((word) => !ofStudying.has(stem(word)) && !/^\d+h?$/.test(word));
  const isOfNow = /\b(?:hoje|agora)\b/.test(bare);
  if (!isOfNow && saying.every((word) => vague.has(word) || strange.includes(word))) return undefined;
  const [first] = strange;
  const before = first === undefined ? [] : all.slice(0, all.indexOf(first));
  // One word of another kind may be a verb; after a preposition it names a matter, or somebody: "com meu namorado".
  const isBesides =
    first !== undefined &&
    strange.length === 1 &&
    self.test(bare) &&
    !naming.test(before.findLast((word) => !/^(?:meus?|minhas?)$/.test(word)) ?? '');
  if (strange.length > 0 && !isBesides) return undefined;
  if (exam.test(bare) && asksWhen.test(bare) && !/\b(?:revis|estud)/.test(bare)) return 'exam';
  const side = sides.find(([, pattern]) => pattern.test(bare))?.[0];
  if (side) return side;
  return asksDay.test(bare) && asksWhat.test(bare) ? 'today' : undefined;
}
