import { weakNouns } from '#server/language/text/stop-words.ts';
import { isVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { isLetterAfter, saysSomething, stemOf } from '../content-words.ts';

/** What a word does in a question. */
type Role =
  /** Names what is asked about. */
  | 'name'
  /** Names a side of it: its phases, its causes. */
  | 'aspect'
  | 'verb';

/** A word that a question is about. */
export interface Asked {
  /** As it is written. */
  word: string;
  stem: string;
  role: Role;
  /** Whether it stands right after the name before it and tells which: "francesa" of "Revolução Francesa". */
  isQualifier: boolean;
  /** Whether it only completes another by a preposition: "árvores" of "folhas das árvores". */
  isComplement: boolean;
  /** Whether it says what something is like: "é de graça". */
  isPredicate?: boolean;
  /** Whether it is too general to be missed. */
  isVague: boolean;
  /** Whether it names by a word of its own what is wanted: "a velocidade da luz". */
  isWanted?: boolean;
  /** Whether it is asked how many there are of it: "quantos filhos". */
  isNumbered?: boolean;
  /** "Mais", "menos", "maior" or "menor", where it stands right before it. */
  degree?: string;
}

/** A longer message that has "comparação" compares. */
const fewestOfComparing = 5;

const list = (words: string) => new Set(words.trim().split(/\s+/));

/** Folded words that ask, call, or pass the time, and name nothing. */
const asking = list(`
  vez vezes jeito jeitos
  conceitua conceituar conceitue caracterize caracteriza discorra descreva descreve aponte indique apresente apresenta
  exponha argumente disserte relacione identifique lembre recorde aconselha nele nela neles nelas
  explique explica explicar explicacao explicando fale falar falando falou dizer conte contar mostrar
  ensine ensinar ensina ajude ajuda ajudar pergunte perguntar pergunta perguntas quiz testar resuma resumir
  resumo revisar revise estudar estudo estudos estude estudando entender entenda entendi entendo
  compreender aprender saber sabe sei sabia quero queria gostaria preciso poderia consegue consigo favor porfavor
  professor professora prof significa definicao defina definir define conceito conceitue duvida duvidas assunto materia
  tema topico melhor pior arquivo anexo documento pdf texto ola oi bom obrigado obrigada serve
  anotei anotadas anotado anotados anotacoes anotacao notas caderno verdade mentira achei acho acha achar acredito
  acreditei lembro lembrar lembra confundo coisa coisas negocio gente galera cara mano tipo
  prova provas aula aulas vestibular enem amanha  cair cai caiu caem caindo tal enfim basicamente exatamente
  rapidinho resumidamente detalhe detalhes direitinho simplesmente exemplo exemplos gentileza
  diferenca diferencas difere diferem diferenciar comparacao compare comparar compara versus vs semelhanca semelhancas
  liste listar cite citar enumere enumera enumerar quer querer posso podemos devo tenho temos estou estava estao vou vamos
  ficou fiquei realmente afinal mesmo vi viu visto olha
  questao questoes exercicio exercicios treinar praticar material favorzinho pfv pls plz oque seria
  mim dizia dizem diz disse defendia defendeu defende defendiam pensava pensa falava falavam
  der derem deu dao for forem fosse tiver tiverem ficar ficam virar certo certa errado errada razao
  dai oii kkk kkkk conferir
  num numa nuns numas demais acontece ocorre funciona funcionam esclareca esclarecer comente comentar principais 
  importantes considerado considerada considerados consideradas consiste chama chamado chamada chamam sendo hein ne ta tava meu minha voce vcs
`);

/** The same where they stand first; elsewhere they may name something: "lista de Schindler", "teste de hipóteses". */
const asksFirst = list(
  'lista conta cita mostra mostre diga fala passa passe manda mande resume revisao ver pega pegue teste testa rapido',
);
/** What stands before a wish. */
const calling = /^(?:me|pode|prof|professora?|e|oi|ei|agora|só|so|voc[êe]|ent[ãa]o|quero|uma?)$/iu;
/** Says that something is, in any tense. */
const happening =
  /^(?:(?:acontec|ocorr|funcion|signific|consist)\p{L}*|ag(?:e|em|ir|iu)|atu(?:a|am|ar|ou)|cham(?:a|am|ava|avam|ou|aram|ad[oa]s?))$/u;
/** "Ervilha e não outra planta" asks about peas. */
const contrast = /,? e n[ãa]o outr[oa]s?(?: \p{L}+)?(?=[\s?.!,]*$)/iu;
/** How it is to be told: "lista os estágios com as idades". */
const howTold =
  /^((?:me )?(?:list|cit|enumer|mostr|quais)\p{L}* .*) com (?:[oa]s? )?(?:idades?|datas?|anos?|nomes?|exemplos?|detalhes?|valores|f[óo]rmulas?)(?=(?:,? por favor)?[\s?.!,]*$)/iu;
const greeting =
  /(?<!\p{L})(?:bom dia|boa (?:tarde|noite|madrugada)|de novo|de verdade|na verdade|tem (?:(?:tudo|nada|algo|alguma coisa) )?a ver)(?!\p{L})/giu;

/** Folded nouns that name a side of a matter; a text may show it without the word. */
const aspects = list(`
  tipo tipos fase fases etapa etapas caracteristica caracteristicas consequencia consequencias causa causas motivo
  motivos razao razoes fator fatores vantagem vantagens desvantagem desvantagens funcao funcoes importancia importante
  parte partes componente componentes elemento elementos propriedade propriedades efeito efeitos resultado resultados
  objetivo objetivos origem processo nome nomes sintoma sintomas uso usos utilidade papel ideia ideias forma formas
  maneira maneiras passo passos inicio comeco fim lugar local data ano seculo significado sentido finalidade
  pessoa pessoas gente homem mulher ruim ruins bom bons perigoso perigosa grave graves dificil facil necessario necessaria util prejudicial certo certa
  errado errada coisa coisas situacao vantajoso
  provas erro erros problema problemas tecnica tecnicas metodo metodos estrategia estrategias
  cuidado cuidados recomendacao recomendacoes dica dicas item itens condicao condicoes comum comuns frequente frequentes
  contrario oposto inverso
  novo nova novos novas caso casos
  longe perto dentro fora debaixo embaixo cima junto juntos frente atras lado
  pequeno pequena pequenos pequenas grande grandes enorme enormes tipico tipica tipicos tipicas
  impacto impactos aplicacao aplicacoes ponto pontos serve conteudo situacao situacoes classes grupos categorias
`);

/** A question may be as long as a story; so many of its words are looked for. */
const mostWords = 24;
/** "Depois que ele entra" only joins in a question of so many words; in a story it may be all that is asked. */
const longestPlain = 16;

const infinitive =
  /^(?:\p{L}{3,}[aei]r|us[ae]r?|agir|unir|\p{L}{3,}(?:ando|endo|indo))(?:-(?:se|lo|la|los|las))?$/u;

/** "Massa molar" and "golpe militar" end like verbs. */
const adjective = /(?:lar|iliar|litar|nuclear|linear)$/;

const firstPerson = /^\p{L}{3,}o$/u;

/** Nouns that end like infinitives; no infinitive has an accent. */
const nounsInR = list('acucar cancer lider carater dolar lugar mulher altar cadaver martir eter nectar');
const accentedInR = /[áéíóúâêô]\p{L}*r(?:es)?$/iu;

/** No list of a textbook's verbs has them. */
const everydayVerb = /^(?:mand|peg|bot|gast|ganh|mex|pux|segur|guard|carreg|estour|quebr|vir)(?:a|am|e|em)$/;

function roleOf(folded: string, word: string, before: string | undefined): Role {
  if (aspects.has(folded)) return 'aspect';
  if (nounsInR.has(folded) || accentedInR.test(word)) return 'name';
  // "Como calculo": what one does.
  if (/^(?:como|eu)$/iu.test(before ?? '') && firstPerson.test(folded)) return 'verb';
  // "Quem lia romances?"
  if (/^quem$/iu.test(before ?? '') && /^\p{Ll}/u.test(word)) return 'verb';
  if (/^\p{Lu}/u.test(word) && before !== undefined) return 'name';
  const isDoing = before !== undefined && !article.test(before) && everydayVerb.test(folded);
  return isDoing || isVerb(word, before) || infinitive.test(folded) ? 'verb' : 'name';
}

/** What is asked for so many of: "cite 2 formas". */
const wantsSome =
  /^(?:cit[ae]|list[ae]|enumere|fal[ae]|dig[ao]|diz|mostr[ae]|apont[ae]|indique|d[oa]s|[oa]s|un?s|umas|quais|pelo menos|menos)$/;
/** Where everything happens that is asked about: "efeitos no corpo". */
const setting = /^(?:no|nosso) (?:corpo|organismo)$|^na (?:pratica)$/;
/** "As três leis" are the laws. */
const cardinal = /^(?:dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez)$/;
const ordinal = /^(?:primeir|segund|terceir|ultim)[oa]s?$/;
/** Points at what was spoken of: "esse livro". */
const pointed = /^(?:d|n)?(?:ess|est|aquel)[ea]s?$/iu;
const degree = /^(?:mais|menos|maior|menor)$/i;
/** Called so, and spoken of: "o papel do professor". */
const called = /^professor(?:a|es)?$/;
/** Kinds that are told apart by a letter, which students write small: "vitamina c". */
const lettered = /^(?:vitaminas?|hepatites?|raios?|eixos?|cromossomos?|linfocitos?|complexo|tipo|grupo)$/;
/** "O que é matéria?" asks of matter. */
const schoolThing = /^(?:materia|texto|tema|conceito)$/;
/** After an article there is a noun. */
const isEnd = /^(?:e|ou|no|na|do|da|em|que|para|pra|faz|causa|serve|age|demais|d[ae]|tem|é)?$/iu;
/** Verbs that go with anything. */
const general =
  /^(?:us|utiliz|faz|fac|fiz|ter|tem|hav|dar|coloc|bot|vej|ver)(?:[aeo]r?|[ae]m|es?|iam?|eram)?$/;
const participle = /^(?:us|sa|\p{L}{3,})[ai]d[oa]s?$/u;
const article = /^(?:o|a|os|as|um|uma|d[aeo]s?|n[ao]s?|de)$/iu;
const isAfterArticle = (word: string | undefined) =>
  /^(?:o|a|os|as|são|sao|foram|é|e|foi)$/iu.test(word ?? '');

const isCopula = /^(?:é|eh|são|sao|era|eram|foi|foram)$/iu;
const adverb = /^(?:n[ãa]o|s[óo]|nunca|sempre|j[áa]|tamb[ée]m|ainda|se)$/iu;
const preposition = /^(?:com|para|por|sobre|entre|e|ou|que|mais|menos|muito|t[ãa]o)$/iu;
/** "Anda cambaleando". */
const auxiliary = /^(?:and|fic|viv|continu|comec)(?:a|am|e|em|ou|aram|eu|eram)$/;
/** "O verbo aspirar": the word itself is meant. */
const mentioning = /^(?:verbo|palavra|termo)$/iu;
const isMentioned = (before: string | undefined) => mentioning.test(before ?? '');
/** Who does what follows: "quando a gente esquece o prazo". */
const speaker = /^(?:gente|voc[êe]s?|n[óo]s)$/iu;
/** What follows a verb rather than a noun's adjective. */
const afterVerb = /^(?:mais|menos|muito|melhor|pior|bem|mal|t[ãa]o|quando|se|para|pra)$/iu;

const asksWhy = /^(?:(?:e|mas|prof) )*(?:por ?qu[eê]|pq) /iu;
/** What follows the verb of a question why that has no other. */
const afterDeed = /^(?:n[ao]s?|em|tanto|$)/iu;

/**
 * Whether a word that no list of verbs knows is one where it stands: after an adverb, before an object, or after its
 * subject where nothing else is: "a gente só ouve eco", "a Selic alta segura a inflação", "o som anda mais rápido",
 * "por que o gelo boia na água".
 */
function doesSomething(words: readonly string[], at: number, isAfterSubject: boolean): boolean {
  const [before, word = '', next] = [words[at - 1], words[at], words[at + 1] ?? ''];
  if (before === undefined || !/^\p{Ll}+(?:[ae]|[ae]m|ou|eu|iu)$/u.test(word)) return false;
  if (adverb.test(before)) return !/mente$/.test(word) && at < words.length - 1;
  if (speaker.test(before)) return at < words.length - 1;
  if (article.test(before) || preposition.test(before)) return false;
  return (
    isAfterSubject &&
    (/^(?:o|a|os|as|uma?)$/iu.test(next) ||
      afterVerb.test(next) ||
      (asksWhy.test(words.join(' ')) && !infinitive.test(before) && afterDeed.test(next)))
  );
}

/** The words that a question is about, each once, in its order; none for one that only goes on with what was said. */
export function askedIn(question: string, most: number = mostWords): Asked[] {
  const found = new Map<string, Asked>();
  let before: string | undefined;
  let beforeThat: string | undefined;
  const words = wordsOf(question.replace(greeting, ' ').replace(contrast, '').replace(howTold, '$1'));
  const hasKnownVerb = words.some((word, at) => isVerb(word, words[at - 1]));
  for (const [at, word] of words.entries()) {
    const folded = foldLetters(word);
    const onlyAsks =
      (asking.has(folded) &&
        !(schoolThing.test(folded) && /^(?:é|eh|são)$/iu.test(before ?? '') && beforeThat === 'que') &&
        !(called.test(folded) && /^(?:o|a|os|as|d[aeo]s?|ao|um|uma)$/iu.test(before ?? ''))) ||
      happening.test(folded) ||
      (auxiliary.test(folded) && /(?:ando|endo|indo)$/u.test(words[at + 1] ?? '')) ||
      (cardinal.test(folded) && (before === undefined || /^(?:as|os)$/iu.test(before))) ||
      (asksFirst.has(folded) && (at === 0 || (at === 1 && calling.test(before ?? '')))) ||
      (found.size > 0 && setting.test(`${foldLetters(before ?? '')} ${folded}`)) ||
      (/^\d{1,2}$/.test(folded) &&
        ((at === 0 && /s$/u.test(words[1] ?? '')) ||
          (folded === '1' && found.size === 0) ||
          wantsSome.test(foldLetters(before ?? '')) ||
          (found.size === 0 && /^d[áaeê]$/iu.test(before ?? ''))));
    // "Regra de três" is no other rule; "quem define a Selic?" asks who does.
    const isCounted =
      cardinal.test(folded) &&
      /^de$/iu.test(before ?? '') &&
      found.get(stemOf(foldLetters(beforeThat ?? '')))?.role === 'name' &&
      !/(?<!simple)s$/iu.test(words[at + 1] ?? '');
    const isDeed = folded === 'define' && /^quem$/iu.test(before ?? '');
    const isLetter = /^[A-Z]$/.test(word)
      ? isLetterAfter(before)
      : /^[a-z]$/.test(word) && lettered.test(foldLetters(before ?? '')) && isEnd.test(words[at + 1] ?? '');
    if (isLetter)
      found.set(folded, {
        word,
        stem: folded,
        role: 'name',
        isVague: false,
        isQualifier: true,
        isComplement: false,
      });
    const isFigure =
      folded === 'comparacao' &&
      /^(?:a|é|e|eh|uma?|foi|sobre|d[ea])$/iu.test(before ?? '') &&
      words.length <= fewestOfComparing;
    // "As provas da deriva continental" are no exams.
    const isEvidence =
      folded === 'provas' &&
      /^(?:as|quais)$/iu.test(before ?? '') &&
      /^d[aeo]s?$/iu.test(words[at + 1] ?? '');
    const says = (saysSomething(folded) && (!onlyAsks || isFigure || isEvidence)) || isCounted || isDeed;
    if (says && !found.has(stemOf(folded))) {
      // What is asked for is named by its kind, which the text need not say: "quais territórios".
      const isKind =
        (/^(?:quais|qual|quant[oa]s?|que)$/iu.test(before ?? '') &&
          !/^(?:é|eh|por|para|pra|o)$/iu.test(beforeThat ?? '') &&
          // "O servidor que falta" is asked of.
          !(/^que$/iu.test(before ?? '') && found.has(stemOf(foldLetters(beforeThat ?? ''))))) ||
        (found.size === 0 && /^\d{1,2}$/.test(before ?? '')) ||
        (isAfterArticle(before) && /^(?:quais|qual)$/iu.test(beforeThat ?? ''));
      const isPointed = pointed.test(before ?? '');
      const isConnective =
        /^(?:depois|antes)$/.test(folded) && words[at + 1] === 'que' && words.length <= longestPlain;
      // "O que é imobilizado?" asks for a thing.
      const isThing =
        /^(?:é|eh|são|sao|foi)$/iu.test(before ?? '') &&
        /^(?:que|qual)$/iu.test(beforeThat ?? '') &&
        isEnd.test(words[at + 1] ?? '');
      const isDone =
        participle.test(folded) &&
        before !== undefined &&
        !article.test(before) &&
        !/^(?:em|com|sem)$/iu.test(before) &&
        !isThing;
      // "Com quem a rainha casou?"
      const isOfWhom =
        /^quem$/iu.test(before ?? '') && /^(?:a|com|contra|de|em|para|por|pra)$/iu.test(beforeThat ?? '');
      const isDoing = doesSomething(words, at, found.size > 0 && !hasKnownVerb);
      const role =
        ((isKind || isPointed) && !/^\p{Lu}/u.test(word)) || isConnective
          ? 'aspect'
          : isDone || isDoing
            ? 'verb'
            : adjective.test(folded) &&
                (found.get(stemOf(foldLetters(before ?? '')))?.role ?? 'verb') !== 'verb'
              ? 'name'
              : isMentioned(before) && infinitive.test(folded)
                ? 'name'
                : roleOf(folded, word, isOfWhom ? undefined : before);
      const follows = before !== undefined && role === 'name' && found.get(stemOf(foldLetters(before)));
      found.set(stemOf(folded), {
        word,
        stem: stemOf(folded),
        role,
        ...(degree.test(before ?? '') && { degree: before?.toLowerCase() }),
        ...(/^quant[oa]s$/iu.test(before ?? '') && !isVerb(word, before) && { isNumbered: true }),
        isWanted: isKind && !aspects.has(folded) && /^[oa]$/iu.test(before ?? ''),
        isVague:
          (mentioning.test(folded) && infinitive.test(words[at + 1] ?? '')) ||
          weakNouns.has(folded) ||
          general.test(folded) ||
          ordinal.test(folded),
        // "Água oxigenada" is no water.
        isQualifier:
          isCounted ||
          (follows !== undefined && follows !== false && follows.role !== 'verb') ||
          (isDone &&
            isEnd.test(words[at + 1] ?? '') &&
            found.get(stemOf(foldLetters(before ?? '')))?.role === 'name'),
        ...(isCopula.test(beforeThat ?? '') && /^de$/iu.test(before ?? '') && { isPredicate: true }),
        isComplement:
          found.size > 0 && /^(?:d[aeo]s?|n[ao]s?|em|com|pel[ao]s?|para|pra|pro)$/iu.test(before ?? ''),
      });
    }
    beforeThat = before;
    before = word;
    if (found.size >= most) break;
  }
  return [...found.values()];
}
