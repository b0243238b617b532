import { soundOf } from '#server/language/text/sound.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';

/** How students shorten words as they chat; folded. */
const shortened: Readonly<Record<string, string>> = Object.fromEntries(
  `q que|qe que|oq o que|oque o que|oqe o que|pq por que|pk por que|pqe por que|vc você|vcs vocês|ce você|tb também|tbm também|n não|nn não|ñ não|naum não|num não|eh é|hj hoje|qd quando|qnd quando|qdo quando|qto quanto|qtos quantos|qtas quantas|qnt quanto|qnto quanto|qnta quanta|qnts quantos|qntos quantos|qntas quantas|sao são|entao então|tambem também|sera será|qts quantos|td tudo|tds todos|mt muito|mto muito|mta muita|pra para|pro para o|pras para as|pros para os|to estou|tô estou|tou estou|ta está|tá está|tava estava|cmg comigo|ctg contigo|dps depois|agr agora|amnh amanhã|amn amanhã|fds fim de semana|msm mesmo|ngm ninguém|blz beleza|flw falou|obg obrigado|vlw valeu|pfv por favor|pls por favor|plmds por favor|sla sei lá|cm como|cmo como|kd cadê|cade onde está|cadê onde está|xplica explica|esplica explica|bio biologia|hist história|geo geografia|mat matemática|fis física|quim química|facul faculdade|profe professora|pfvr por favor|td tudo|dnv de novo|uza usa|qm quem|qlqr qualquer|uzar usar|uzo uso|nao não|aki aqui|axo acho|qro quero|kro quero|kero quero|qria queria|tbem também|mtas muitas|mtos muitos|vdd verdade|quen quem|quau qual|dif diferença|dife diferença|quas quais|quaiz quais|comu como|vamo vamos|ond onde|aq aqui|nd nada|aonde onde|adonde onde|please por favor|math matemática|maths matemática|history história|geography geografia|physics física|chemistry química|biology biologia|english inglês|philosophy filosofia|sociology sociologia|psychology psicologia|economics economia|statistics estatística|literature literatura|accounting contabilidade|programming programação`
    .split('|')
    .map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)]),
);

/** Words of asking and wishing, found again by their sound where they are misspelt. */
const words =
  `quando como onde quem qual quais quanto quantos quantas porque explica explique explicar diferença começou começa
  começar termina terminou significa conceito definição define funciona acontece aconteceu resume resuma resumo
  pergunta pergunte pergunta questão questões exercício exercícios exemplo exemplos estudar estudo estudei revisar
  flashcard flashcards cartões plano cronograma sequência matéria matérias assunto progresso atrasado atrasada fraco
  fraca fracos fracas principais características consequências causas motivos tipos processo obrigado obrigada compare
  comparar entre sobre quero queria preciso não você hoje agora próxima resposta preciso simulado teste
  primeira primeiro segunda segundo terceira terceiro
  acabou acaba surgiu surgiram nasceu morreu criou inventou descobriu terminaram começaram`
    .trim()
    .split(/\s+/);
const known = new Set(words.map(foldLetters));
const bySound = new Map(words.map((word) => [soundOf(word), word]));

const fewestLetters = 5;
/** "Questãozinha" is a question, "resuminho" a summary. */
const diminutive = /^(\p{L}{4,}?)z?inh([oa]s?)$/u;

/** What it sounds like, as a word of asking; one that another letter makes a word of its own stays. */
function respelt(word: string): string {
  const folded = foldLetters(word);
  const full = shortened[word.toLowerCase()] ?? shortened[folded];
  if (full !== undefined && word.toLowerCase() !== 'e') return full;
  if (known.has(folded)) return word;
  const [, base = '', end = ''] = diminutive.exec(folded) ?? [];
  const whole = [base, base + end].find((each) => known.has(each));
  if (whole !== undefined) return whole;
  if (/^qe(?:m|ro|r)$/.test(folded)) return folded.replace('qe', 'que');
  if (/^qa(?:ndo|l|is|nto|ntos|ntas)$/.test(folded)) return folded.replace('qa', 'qua');
  return folded.length >= fewestLetters ? (bySound.get(soundOf(word)) ?? word) : word;
}

const ordinals = 'primeir segund terceir quart quint sext sétim oitav non'.split(' ');
/** "1ª fase", "2o grau". */
const ordinal = (digit: string, end: string) =>
  `${ordinals[Number(digit) - 1]}${/[aª]/.test(end) ? 'a' : 'o'}`;

/** "Lista aí os remédios", "explica pra mim a crase": said to whoever is asked. */
const orderedThere =
  /(?<=^|[.!?,;] ?)((?:me )?(?:list|expli[cq]|mostr|cit|cont|compar|defin|resum|procur|ach|fal|d)(?:a|e|ue|iz|ig[ao]))(?: (?:a[ií]|(?:pra|para) mim))+(?= \p{L})/giu;

const monarchs =
  'pedro|jo[ãa]o|manuel|miguel|jos[ée]|afonso|henrique|sebasti[ãa]o|din[ií]s|fernando|duarte|sancho|lu[íi]s';
/** "D. Pedro", "d. Maria". */
const titled = new RegExp(
  `(?<!\\p{L})d\\. ?(${monarchs}|casmurro|quixote|maria|leopoldina|isabel|teresa|carlota|am[ée]lia|in[êe]s|leonor|filipa)(?!\\p{L})`,
  'giu',
);
const feminine = /(?:a|isabel|in[êe]s|leonor)$/iu;
/** "Quando d pedro morreu", "do d joão vi", but "a viagem d pedro álvares". */
const titledShort = new RegExp(
  `(?<=^|(?<!\\p{L})(?:[oa]|d[oe]|ao|pelo|com|para|por|que|quem|quando|onde|como|se) )d(?= (?:${monarchs})(?!\\p{L}))`,
  'giu',
);
/** "Os filhos d pedro 2". */
const ofTitled = new RegExp(
  `(?<!\\p{L})d(?= (?:${monarchs}) (?:[1-9]|[iv]{1,3}|primeiro|segundo|terceiro|sexto)(?!\\p{L}))`,
  'giu',
);

/** A message with its words of asking written out: "oq eh" is "o que é", "qanto" is "quanto". */
export const plainMessage = (message: string): string =>
  message
    .normalize('NFC')
    .replace(/(?<=\p{L}) ?=[ ?]*$/u, ' é o que?')
    .replace(/^(?:quiz|test|ask) me(?: (?:on|about|in))?(?= )/iu, 'me pergunte sobre')
    .replace(/(?<!\p{L})tl;?dr(?!\p{L})/giu, 'resumo')
    // "Num teste" is in one; any other "num" denies.
    .replace(
      /(?<!\p{L})num(?= (?:ciclo|plano|resumo|dia|grupo|texto|caso|lugar|s[óo]|teste|mapa|problema|exerc[íi]cio|gr[áa]fico|experimento|sistema|pa[íi]s|corpo|circuito|contrato|processo|momento|banco|tri[âa]ngulo|primeiro|segundo)(?!\p{L}))/giu,
      'em um',
    )
    .replace(
      /(?<!\p{L})rev\.?(?= (?:francesa|industrial|russa|inglesa|americana|cubana|chinesa|mexicana|haitiana|constitucionalista|farroupilha|federalista|cient[íi]fica|de 1?\d{2,3})(?!\p{L}))/giu,
      'revolução',
    )
    // "Meus cards tão atrasados", but "chove tão pouco".
    .replace(/(?<=(?:^|s|onde|como|que) )t[ãa]o(?= \p{L})/giu, 'estão')
    .replace(
      /(?<!\p{L})(semi|anti|auto|hiper|hipo|micro|macro|foto|neo|pseudo|poli|inter|intra|multi) (?=\p{Ll}{4})(?!para|como|onde|qual|quem|sobre)/giu,
      '$1',
    )
    .replace(/(?<![\p{L}\d])([1-9])([ªº°ao])(?= \p{L}{3})/gu, (_, digit: string, end: string) =>
      ordinal(digit, end),
    )
    .replace(/[\p{L}\p{M}]+(?![\p{L}\p{M}\d])(?<![\d][\p{L}]+)/gu, respelt)
    .replace(titled, (_, name: string) => (feminine.test(name) ? `dona ${name}` : `dom ${name}`))
    .replace(titledShort, 'dom')
    .replace(ofTitled, 'de dom')
    // What each letter stands for is told with the acronym.
    .replace(/(?<!\p{L})[Cc]ada (?:uma das )?letras? d(?:a sigla|[aeo]) (?=\p{Lu}{2,6}(?!\p{L}))/gu, '')
    .replace(/(?<=\p{L}+ \p{L}+ \p{L}{3,}) a[ií](?=[ ?!.]*$)/u, '')
    // "A msm coisa", and "resume isso pf", but "passar na pf".
    .replace(/(?<=(?<!\p{L})a )mesmo(?= \p{L})/giu, 'mesma')
    .replace(/(?<!(?<!\p{L})(?:[ao]|n[ao]|d[ao]|pela|para|à|de|e|concurso)) pf(?=[ ?!.]*$)/u, ' por favor')
    // "O que faze em queda".
    .replace(/(?<!\p{L})faze(?= (?:em|n[ao]s?|com|quando|se|para)(?!\p{L}))/giu, 'fazer')
    // "As fazes da mitose".
    .replace(/(?<=(?<!\p{L})(?:as|quais|em) )fazes(?= d[aeo]s? )/giu, 'fases')
    // "Motivo d usar", but "vitamina d".
    .replace(
      /(?<!(?<!\p{L})(?:vitaminas?|letra|alternativa|op[çc][ãa]o|hepatite|linf[óo]citos?|grupo|tipo|classe|item|quest[ãa]o|fator|anti)) d(?= \p{L}{2,})/giu,
      ' de',
    )
    // "Queimadura de 3 grau", "2 guerra mundial".
    .replace(
      /(?<![\p{L}\d,.])([1-9]) (?=(grau|reinado|lei|fase|gera[çc][ãa]o|guerra|revolu[çc][ãa]o industrial|inst[âa]ncia)(?!\p{L}))/giu,
      (_, digit: string, noun: string) => `${ordinal(digit, /^(?:grau|reinado)$/i.test(noun) ? 'o' : 'a')} `,
    )
    // "O que dá pra fazer contra a ilha de calor?"
    .replace(
      /(?<!\p{L})o que (?:(?:é que|eu|a gente|se|dá|da|é possível|posso|podemos|deve|devemos|devo|pode|pode-se|deve-se|poderia|deveria|precisa|tem que|tem como|para|pra|ser) )*(?:fazer|feito) (?:(?:para|pra) (?:combater )?(?=\p{L}+[aei]r(?:-l[oa]s?)? )|contra (?=\p{L}))/giu,
      (said) => (/contra $/i.test(said) ? 'como combater ' : 'como '),
    )
    // "Qual o motivo de usar …"
    .replace(
      /(?<!\p{L})qual (?:é |foi |era )?(?:o motivo|a raz[ãa]o) (?:de|para) (?=(?:se )?\p{L}{2,}[aei]r(?:em)?(?!\p{L}))/giu,
      'por que ',
    )
    .replace(orderedThere, '$1');
