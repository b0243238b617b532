import { isInJest } from './intent/in-jest.ts';

const list = (words: string) => new Set(words.trim().split(/\s+/));

const greetings = list(
  'oi oii oiii ola opa hey hello eai eae iae oie oiee ei fala alo salve bom boa dia tarde noite madrugada tudo bem',
);
const thanks = list(
  'obrigado obrigada obgd obg brigado brigada valeu vlw grato grata gratissima brigadao obrigadao brigadinha brigadinho tmj valeuzao valeuz thanks thank obgd agradeco agradecido agradecida gratidao',
);
const farewells = list(
  'tchau tchauzinho xau adeus falou flw ate logo mais amanha breve proxima segunda terca quarta quinta sexta sabado domingo fui partiu',
);
const others =
  list(`senhora senhor contigo e ai com voce certin certinho vc professor professora prof muito mesmo demais pela ajuda por tudo de nada ok okay beleza
  blz certo legal entendi perfeito otimo show massa bacana gostei ajudou me bastante maravilha isso so era ah hum kkk
  kkkk haha hahaha rs foi util bons estudos um uma abraco feliz tambem ta joia como vai esta tranquilo sim a o agora
  uhum aham eita uai entao descanso
  excelente claro nois suave prazer voltei cheguei perdao desculpa demora pela por ai aqui sumido sumida viu hein kkkkk kkkkkk k arrasou arrasa salvou salva demais nossa natal ano novo pascoa ferias semana fim mano cara brother bro querida querido fera mestre d`);

/** "Valeuzaço", "brigadíssima". */
const isThanks = (word: string): boolean =>
  thanks.has(word) || /^(?:valeuz?[a-z]{0,5}|o?brigad(?:ao|aco|ona|inh[oa]|issim[oa])s?)$/.test(word);
/** "Brigada militar" is no thanks. */
const brigade = /\bbrigada (?:militar|vermelha|de (?:incendio|infantaria|cavalaria|emergencia))\b/;

const has = (words: ReadonlySet<string>, said: readonly string[]) => said.some((word) => words.has(word));

/** A thank-you may say what for. */
const mostWords = 10;
const asks =
  /\b(?:o que|qual|quais|quem|quando|onde|como|por que|quanto|explic(?:a|ar)|explique|resum\w+|pergunt\w+|quero|queria|preciso|mas|agora|e se|me)\b/;
/** Says that it is clear now, or that it helped; a thank-you with it says nothing else. */
const nowClear =
  /\bagora (?:(?:eu )?(?:entendi|captei|saquei)(?: (?:tudo|direitinho|bem|melhor|mesmo|perfeitamente|a (?:diferenca|ideia|logica)))?|sim|foi|deu (?:certo|para entender)|ficou (?:(?:bem|mais|muito) )*(?:clar[oa]|facil|melhor)|faz sentido)\b|\b(?:voce )?me (?:salv|ajud)(?:ou|aram)(?: (?:muito|demais))?\b/;
const praise =
  /^(?:(?:nossa|caramba|uau|que|mano|cara|prof|professor|professora) )*(?:(?:voce|tu) (?:e|eh|manda|arrasa|explica) (?:(?:muito|o|a|tao|super|mesmo) )*(?:bom|boa|bem|melhor|top|demais|incrivel|fera|legal|otim[oa]|massa|show|inteligente|maravilhos[oa]|querid[oa]|fof[oa]|10|dez)|(?:adorei|amei|gostei|curti)(?: (?:muito|demais|a|da|de|do|sua|explicacao|resposta|ajuda|voce|isso|aula))*$|te (?:amo|adoro)|(?:muito |que )?(?:bom|boa|show|top|perfeito|excelente|maravilha|arrasou|mandou bem)(?: (?:explicacao|resposta|aula|ajuda|boa|mesmo|demais|trabalho))*$|que (?:explicacao|resposta|aula|ajuda) (?:\w+ )?(?:boa|otima|top|incrivel|maravilhosa|perfeita)$)/;

const doubt =
  /^(?:(?:nao|mas|acho que|isso|voce|esta|a|resposta|sua) )*(?:errou|errad[oa]|nao (?:e|esta|era) (?:isso|verdade|cert[oa]|assim|corret[oa]))(?: (?:nao|que (?:eu )?(?:perguntei|queria|pedi)|isso|ai))*$/;

const joy =
  /\b(?:passei(?= (?:no|na|em|de ano|direto)\b|$)|fui aprovad[oa]|consegui (?:passar|a vaga)|fui (?:muito )?bem|tirei (?:10|dez|nota (?:boa|alta|maxima)|9)|gabaritei|acertei tudo)\b/;
const introduces =
  /^(?:(?:oi|ola|prazer|eu|bom dia|boa tarde|boa noite) )*(?:me chamo|meu nome e|sou (?:o|a)) \w+(?: (?:prazer|e voce))?$/;
const understood =
  /^(?:(?:ah|ai|agora|show|otimo|legal|boa|beleza|nossa|entao|sim|ok|ja|prof|tudo|isso|perfeito) )*(?:ficou (?:(?:bem|muito|mais|super|tudo) )*clar[oa]|entendi(?: (?:tudo|direitinho|bem|melhor))?|deu (?:para|pra) entender|agora (?:sim|foi|entendi|faz sentido)|faz sentido|saquei|captei)(?: (?:agora|tudo|prof|mesmo|demais|sim|bem|melhor|top|show|massa|boa|otimo|legal|perfeito|maravilha|brabo))*$/;
const scold =
  /^(?:(?:que|esse|este|voce|tu|seu|sua|app|chat|professor|e|eh|muito|um|uma|bem|de|o|a) )*(?:burr[oa]|inutil|ruim|lixo|merda|pessim[oa]|horrivel|idiota|chat[oa])(?: (?:de|app|chat|professor|esse|este|demais|mesmo|hein))*$/;

/** "Desculpa incomodar de novo", which asks nothing. */
const apology =
  /^(?:(?:oi|ola|prof|professora?|ai|eita|me|opa|de novo) )*(?:desculp(?:a|e|ae|em)|perdao|foi mal|sorry|mals)(?: (?:por|a|te|de|o|eu|voce|prof|estar|ter|tanta?s?|aqui|sempre))* (?:incomod\w+|atrapalh\w+|perturb\w+|ench(?:er|endo)|chate\w+|insist\w+|inconveni\w+|pergunt\w+|duvidas)(?: (?:de novo|novamente|tanto|voce|o saco|a paciencia|sempre|toda hora|outra vez|com isso|viu|ta|prof|assim|hoje))*$/;

/** The weather, which whoever says so does not study. */
const weather =
  /^(?:(?:nossa|prof|oi|hoje|ai|aqui|cara|mano|caramba|e) )*(?:(?:esta|que|faz|estou com|estou morrendo de|vai|tem feito) )+(?:(?:um|muito|tanto|tao|fazendo|mo|mor) )*(?:frio|friozinho|calor|calorao|chuva|chovendo|chover|quente|gelado|sol)(?: (?:ai|ne|hoje|aqui|demais|hein|viu|danado|infernal|forte|prof|mano|cara|da porra|dia|nesse|nesta|tarde|noite))*$/;

const leaves =
  /^(?:(?:beleza|blz|ok|okay|certo|entao|bom|show|isso|legal) )*(?:tchau|tchauzinho|xau|adeus|falou|flw|ate (?:logo|mais|amanha|breve|a proxima))/;

/** Ends the day's studies. */
const ends =
  /^(?:(?:beleza|blz|ok|certo|entao|bom|show|isso|prof|gente|legal|valeu|ai) )*(?:por hoje (?:e so|so|chega|deu|ja deu|foi|esta bom|acabou)|(?:e|foi|era) so (?:isso )?por (?:hoje|enquanto|ora|agora)|so isso por (?:hoje|enquanto)|(?:chega|acabou|deu|basta|encerr(?:o|ei|amos)|termin(?:ei|o|amos)|par(?:ei|o|amos)) por hoje|vou (?:dormir|deitar|descansar|nessa|indo|encerrar)(?: (?:agora|ja|por hoje))?)(?: (?:boa|noite|ate|amanha|mais|logo|tchau|xau|falou|fui|abracos?|beijos?|prof|valeu|obrigad[oa]|gente|e|isso|viu|hein|depois|a|proxima|bom|descanso|agora))*$/;

/** "Devo estudar de madrugada?", which no text tells. */
const hours =
  '(?:(?:so|ate|bem|mais) )?(?:(?:de|a|na|pela|ao|aos|no) )?(?:madrugada|noite|manha|tarde|cedo|tarde da noite|meio dia|vespera|domingos?|sabados?|fim de semana)';
const habit = new RegExp(
  `^(?:(?:prof|professora?|e|oi|voce|acha|que|sera) )*(?:(?:eu )?(?:devo|posso|deveria)|(?:e|seria) (?:bom|ruim|melhor|certo|errado)|faz mal|vale a pena|compensa|da certo)(?: eu)? (?:estudar|revisar) ${hours}(?: ou ${hours})?$`,
);

/** Which courtesy a folded message without punctuation is; null when it says anything else. */
export function courtesyOf(
  message: string,
):
  | 'joy'
  | 'farewell'
  | 'thanks'
  | 'praise'
  | 'doubt'
  | 'greeting'
  | 'assent'
  | 'weather'
  | 'apology'
  | 'jest'
  | 'habit'
  | null {
  const bare = message.replace(/(.)\1{2,}/g, '$1').replace(/(?<=\w{2})([aeiou])\1(?= |$)/g, '$1');
  if (brigade.test(bare)) return null;
  if (isInJest(bare)) return 'jest';
  if (habit.test(bare)) return 'habit';
  const said = bare.split(' ');
  const isKnown = (word: string) =>
    greetings.has(word) || isThanks(word) || farewells.has(word) || others.has(word);
  if (
    said.length <= mostWords &&
    nowClear.test(bare) &&
    (bare.replace(nowClear, ' ').match(/\p{L}+/gu) ?? []).every(isKnown) &&
    said.some(isThanks)
  )
    return 'thanks';
  if (said.length <= mostWords && !asks.test(bare)) {
    if (said.some(isThanks)) return 'thanks';
    if (joy.test(bare) && !/\b(?:nao|se|sera|mal)\b/.test(bare) && !/[?]/.test(message)) return 'joy';
    if (praise.test(bare)) return 'praise';
    if (doubt.test(bare) || (scold.test(bare) && /\b(?:voce|tu|app|chat|professor)\b/.test(bare)))
      return 'doubt';
  }
  if (ends.test(bare)) return 'farewell';
  if (weather.test(bare)) return 'weather';
  if (apology.test(bare)) return 'apology';
  // "E a legal?" goes on with what was spoken of.
  if (/^e [oa]s? (?!voce)/.test(bare)) return null;
  if (understood.test(bare)) return 'assent';
  if (bare === 'de nada') return 'assent';
  if (introduces.test(bare) || /^(?:(?:ja|prof|oi) )*(?:estou|to) de volta$/.test(bare)) return 'greeting';
  if (said.length > 9 || !said.every(isKnown)) return null;
  if (said.some(isThanks)) return 'thanks';
  if (leaves.test(bare)) return 'farewell';
  if (
    /^(?:e ai|eae|iae|oi+|ola|opa|hey|hello|eai|salve|bo[ma] |feliz|prazer|suave|fala |voltei|cheguei|perdao|desculpa|me chamo|meu nome e|tudo (?:bem|certo|bom|joia|tranquilo)|como vai|como (?:voce|vc) esta)/.test(
      bare,
    )
  )
    return 'greeting';
  const assents = list(
    'uhum aham eita uai descanso ok okay beleza blz certo legal entendi perfeito otimo show massa bacana gostei ajudou maravilha joia util excelente tranquilo haha hahaha kkk kkkk k arrasou rs',
  );
  return has(assents, said) ? 'assent' : has(greetings, said) ? 'greeting' : null;
}

/** Whether a folded message without punctuation says nothing but a courtesy. */
export const isCourtesy = (bare: string): boolean => courtesyOf(bare) !== null;
