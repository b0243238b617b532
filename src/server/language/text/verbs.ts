import { wordsOf } from './words.ts';

const list = (words: string) => words.trim().split(/\s+/);

const singular = list(`
  é está tem possui contém apresenta ocorre acontece há existe pode deve faz vai vem permite produz consiste
  serve representa significa chama denomina resulta gera leva segue cresce vive nasce morre torna deixa encontra
  envolve depende pertence transforma converte absorve libera armazena transporta protege regula controla realiza
  recebe fornece garante determina define estabelece constitui compõe inclui compreende abrange ocupa cobre mede
  varia aumenta diminui atua age participa contribui favorece impede evita exige indica expressa mostra demonstra
  afirma defende propõe busca procura visa surge começa termina inicia acaba continua permanece fica localiza situa
  utiliza usa emprega aplica executa retorna devolve declara ferve congela funde evapora dura pesa custa estimula
  sintetiza secreta digere filtra bombeia elimina combate atinge alcança corresponde refere equivale divide separa
  une origina provoca ocasiona acarreta desencadeia promove influencia caracteriza descreve explica estuda analisa
  investiga trata aborda considera concede assegura prevê dispõe veda proíbe obriga cabe compete incumbe nomeia
  julga elabora aprova sanciona fiscaliza concorda flexiona modifica rege qualifica substitui acompanha exprime
  concentra abriga reúne requer precisa quer sabe vê põe diz traz dá perde ganha cai sobe entra sai passa chega
  abre fecha guarda cria lê escreve repete termina exerce cumpre paga responde pede mantém obtém detém sofre
  funciona costuma tende baseia apoia desce gira orbita reflete refrata propaga desloca move conserva soma divide
  consome adquire contrai retorna relaciona consagra adota implanta instala inaugura organiza explora exporta importa
  domina conquista enfrenta eleva sustenta fixa nutre compartilha atribui conclui destrói constrói inibe ativa regenera
  acelera emite propicia viabiliza delimita reveste envia encaminha irriga conduz reduz seduz introduz traduz induz
  oferece conecta comunica contradiz detecta capta digere hidrolisa catalisa liberta ordena admite retroage incide
  aproveita capta fornece regula verifica desprende quebra cede emprega possibilita prepara libera oxida reage combina
  mistura dissolve aquece esfria resfria vibra ilumina atrai repele empurra puxa carrega descarrega alimenta abastece
  ingere respira inala expira inspira excreta transpira dorme sonha pensa acredita sugere aponta revela destaca ressalta
  enfatiza critica rejeita recusa aceita apoia ataca invade ocupa coloniza liberta governa administra preside lidera
  comanda dirige coordena planeja decide resolve soluciona simplifica complica calcula soma subtrai multiplica
  distribui reparte compartilha troca compra vende lucra investe financia empresta tributa arrecada gasta poupa produz
  fabrica monta desmonta conserta opera processa imprime exibe lista ordena filtra agrupa conecta integra
  interliga acopla encaixa sustenta suporta apoia reforça enfraquece fortalece endurece amolece derrete solidifica condensa
  sublima precipita chove venta inunda seca erode deposita sedimenta desagua percorre atravessa contorna cerca limita
  delimita abraça domina prevalece predomina destina destaca distingue difere assemelha compara contrasta opõe
  contradiz confirma nega refuta prova justifica fundamenta embasa inspira motiva incentiva desestimula inibe bloqueia
  ativa desativa acelera desacelera freia intensifica reduz amplia expande contrai encolhe alonga encurta alarga estreita
  substitui troca modela molda esculpe retrata narra conta denuncia satiriza ironiza exalta idealiza valoriza despreza
  reivindica luta resiste vence derrota conquista perde sofre enfrenta supera ultrapassa equivale responde pergunta
  decai resume prescreve transfere confere insere interfere adere gere digere
  esconde invoca deforma atesta divulga custeia alcança tritura dilata relaxa comprime reabsorve recolhe alega oculta
  hierarquiza contrata espalha desfaz expele retém pune restringe captura
  dispensa acrescenta coloca remove recua acarreta engloba some herda vira predispõe antecede sucede precede
  escolhe seleciona elege vota assina firma celebra comemora rompe cessa extingue vigora revoga reconhece autoriza transmite invade abole sintoniza codifica decodifica armazena
`);

/** Third persons that are also nouns: verbs only where no noun can stand. */
const ambiguous = new Set(
  list(
    'forma causa liga marca conta nota planta obra cobra vale trata mata mostra guarda procura busca ganha cria',
  ),
);

const others = list(`
  são estão têm contêm hão vão vêm dão foi foram era eram será serão seria seriam estava estavam tinha tinham teve
  tiveram houve havia fez fizeram veio vieram deu deram disse disseram pôde quis quiseram soube trouxe pôs propôs
  propuseram compôs impôs expôs dispôs manteve obteve seja sejam podia podiam devia deviam fazia existia ia iam
  esteja estejam tenha tenham poderia deveria fosse fossem possuem temos podemos chamamos
`);

const plural = (verb: string) => {
  if (/[aá]$/u.test(verb)) return `${verb}m`;
  if (/õe$/u.test(verb)) return `${verb}m`;
  if (/(?:u|ú)i$/u.test(verb)) return `${verb.slice(0, -1)}em`;
  return /[eé]$/u.test(verb) ? `${verb}m` : `${verb}em`;
};

const known = new Set([...singular, ...singular.map(plural), ...others]);
known.delete('ém');

const pastNouns = new Set(
  list(
    'museu europeu judeu ateu troféu liceu apogeu moscou grou hebreu plebeu pigmeu jubileu camafeu seu meu teu',
  ),
);
const emNouns = new Set(
  list(
    'homem ordem nuvem jovem bem sem além também porém item quem nem em cem ontem hífen totem trem harém refém',
  ),
);
/** "Amadurece", "ocorrerá": endings that hardly a noun has. */
const verbal = /(?:\p{L}{3}ece|[aei]r(?:á|ão))$/u;
const verbalNouns =
  /^(?:prece|benece|verão|barão|varão|clarão|casarão|tubarão|camarão|marão|\p{L}+eirão|xará|maracá)$/u;
const determiners = new Set(
  list(`o a os as um uma uns umas do da dos das no na nos nas ao aos à às pelo pela pelos pelas de em por com sem
  sua seu suas seus cada qualquer toda todo outra outro principal primeira primeiro segunda terceira última mesma
  essa esta grande nova única maior menor`),
);

/** Whether the word, as it stands after `before`, is a conjugated verb in the third person; knows the usual ones. */
export function isVerb(word: string, before: string | undefined): boolean {
  // A saint's, or a city's: "São Paulo".
  if (word === 'São' && before !== undefined) return false;
  const lower = word.toLowerCase();
  // "O SUAS oferece": letters of a name are no determiner.
  const previous =
    before && before.length > 1 && before === before.toUpperCase() ? before : before?.toLowerCase();
  const afterNoun = previous === undefined || !determiners.has(previous);
  if (known.has(lower) || ambiguous.has(lower)) {
    if (lower === 'era' || lower === 'eram' || ambiguous.has(lower))
      return afterNoun && previous !== undefined;
    return afterNoun || /^(?:é|são|foi|foram|há)$/u.test(lower);
  }
  if (/\p{L}-(?:se|lhes?)$/u.test(lower)) return true;
  if (!afterNoun || lower.length < 4 || /^\p{Lu}/u.test(word)) return false;
  if (verbal.test(lower)) return !verbalNouns.test(lower);
  if (/(?:ou|eu|iu)$/u.test(lower)) return !pastNouns.has(lower);
  if (/(?:aram|eram|iram|avam|iam|am)$/u.test(lower)) return true;
  return /em$/u.test(lower) && !/gem$/u.test(lower) && !emNouns.has(lower);
}

/** Position in `words` of the first conjugated verb, or -1. */
export function firstVerb(words: readonly string[]): number {
  return words.findIndex((word, position) => isVerb(word, words[position - 1]));
}

export function hasVerb(text: string): boolean {
  return firstVerb(wordsOf(text)) >= 0;
}

/** Whether the text has a conjugated verb outside relative clauses, as a sentence has. */
export function hasMainVerb(text: string): boolean {
  const words = wordsOf(text);
  const verb = firstVerb(words);
  const relative = words.findIndex((word) => /^(?:que|qual|quais|onde|quando|cuj[oa]s?)$/iu.test(word));
  if (verb < 0 || relative < 0 || verb < relative) return verb >= 0;
  const after = text.split(', ').slice(1).join(', ');
  return after !== '' && /^\p{Ll}/u.test(after) && firstVerb(wordsOf(after)) === 0;
}
