// All of them read folded text on one line, without punctuation: wishes for something of the product, and what is none of it.

const making =
  '(?:cri(?:a|e|ar|em|o)|fa[cz](?:a|er)?|faz|ger(?:a|e|ar)|mont(?:a|e|ar|o)|transform(?:a|e|ar)|prepar(?:a|e|ar)|escrev(?:a|e|er)|elabor(?:a|e|ar)|adicion(?:a|e|ar)|organiz(?:a|e|ar)|planej(?:a|e|ar)|produz(?:a|ir)?|quero|queria|preciso|gostaria|bora|vira|virar|coloc(?:a|ar|que)|bot(?:a|ar|e)|pass(?:a|ar|e)|tem como|da pra|salv(?:a|e|ar)|inclu(?:a|i|ir))';
const cards = '(?:flash ?cards?|cartoes|cartao|cards?|cartaozinho|cartoezinhos|baralhos?|decks?)';

/** Flashcards that are to be made. */
export const makeCards = [
  new RegExp(
    `\\b${making}(?:-me| me| pra mim| para mim| de| fazer| criar| gerar| uns| umas| alguns| novos?| mais| um| \\d+| dois| duas| tres| quatro| cinco| seis| dez| vinte| isso| disso| em| esse| este| texto| resumo| o| meu| meus| os| estes| esses| com)* ${cards}\\b`,
  ),
];
/** A plan, a timetable. */
export const makePlan = [
  /^(?!.*\b(?:qual|quais|onde|tenho|meu|minha)\b).*\b(?:um|uma|novo|nova) (?:\w+ )?(?:planos? de estudos?|cronograma|roteiro de estudos?|planejamento|rotina de estudos?)\b/,
  /\b(?:preciso|quero|queria|ajuda?e? a) me (?:organizar|planejar)\b/,
  new RegExp(
    `\\b${making}(?: \\w+){0,4}? (?:planos?(?! (?:de hoje|do dia|cartesiano|inclinado))|cronograma|roteiro|planejamento|roadmap|calendario|rotina)(?: de (?:estudos?|revisao))?\\b(?!.*\\b(?:flashcards?|resumo d[oe])\\b)`,
  ),
  /\b(?:me (?:ajuda|ajude) a |quero |preciso |como )(?:me )?(?:organizar|planejar)\b(?: (?:meus|os|para|pra|a|o))*(?: (?:estudos?|estudar|prova|enem|vestibular|concurso|semana))/,
  /\b(?:organiz|planej)(?:a|e)(?: (?:meus?|minha|os|a))* (?:estudos?|semana|preparacao)\b/,
];
export const makeCycle = [
  new RegExp(
    `\\b${making}(?: \\w+){0,3}? ciclos?(?: de estudos?)?$|\\b${making}(?: \\w+){0,3}? ciclos? de estudos?\\b`,
  ),
];

/** Something of the student's that is looked for. */
export const find = [
  /^(?:onde|em que lugar) (?:e que )?(?:esta|estao|fica|ficam|encontro|acho|vejo|guardei|deixei|salvei|posso (?:ver|achar|encontrar))\b.*\b(?:meus?|minhas?|resumos?|flashcards?|cartoes|planos?|anotac\w+|materia(?:l|is)|decks?|baralhos?|ciclos?)\b/,
  /^(?:(?:me|pode|poderia|por favor) )*(?:ach(?:a|e|ar)|procur(?:a|e|ar)|busc(?:a|ar)|busque|encontr(?:a|e|ar)|localiz(?:a|e|ar)|mostr(?:a|e|ar)|abr(?:e|a|ir)|list(?:a|e|ar)|quero ver|ver)(?: me)?(?: \w+){0,3}? (?:resumos?|flashcards?|cartoes|cards|planos?(?: de estudos?)?|anotac\w+|material|materiais|decks?|baralhos?|ciclos?|arquivos?)\b/,
  /^(?:eu )?(?:ja )?tenho (?:algum|alguma|alguns|algumas|algo|alguma coisa|material|materiais|resumos?|flashcards?|cartoes|anotac\w+|plano)\b/,
  /^(?:o que|quais? (?:\w+ )?(?:resumos?|flashcards?|cartoes|decks?|baralhos?|planos?|materiais|material|materias|assuntos)) (?:que )?(?:eu )?(?:ja )?(?:tenho|existem|ha|tem|salvei|guardei|criei|estudei)(?: (?:salv\w+|guardad\w+|aqui|sobre|de|em|no|na|do|da|anotad\w+).*)?$/,
  /^quais (?:sao )?(?:as |os )?(?:meus|minhas) (?:materias|assuntos|resumos|flashcards|cartoes|planos|decks|baralhos|ciclos)$/,
  /^(?:tem|ha|existe) (?:algo|alguma coisa|algum \w+|alguma \w+|material|resumo|flashcards?|cartoes) (?:sobre|de|do|da|em|no|na)\b/,
];

/** Wants the gist of something, named after it. */
export const sumUp =
  /^(?:(?:oi|ola|prof|professora?|por favor|entao|agora|voce|pode|poderia|consegue|me|eu|quero|queria|preciso|gostaria|de|que|uma?|faz|faca|fazer|da|de|manda|mande|gera|gere|cria|crie|monta|monte|bem|rapido|passa|passe|tem como|dar|ver) )*(?:resum[aeo]r?|resuminho|resumao|resumir|resumida|sintetiz[ae]r?|sintese|visao geral|panorama|apanhado|revisao (?:rapida|geral)|pontos principais|principais pontos|ideias principais|topicos principais|o essencial|essencial|o que (?:e |eh )?(?:o )?(?:mais )?(?:importante|essencial|principal)(?: (?:de )?(?:saber|lembrar|estudar))?|mais importante)(?:-me)?(?= |$)(?: (?:me|ai|breve|curto|curtinho|rapido|geral|completo|simples|pra mim|para mim|por favor|tudo|o que|eu|tenho|sei)(?= |$))*(?: (?:sobre|acerca|a respeito|em relacao))?/;

/** The same, said at the end: "quero revisar crase, me resume". */
export const sumUpAfter =
  /^(.{3,120}?)[,:]? (?:me |voce |pode |da para |faz |faca |quero |um )*(?:resum[aeo]|resumir|resuminho|sintetiz[ae])(?: (?:ai|isso|para mim|por favor|tudo|rapidinho))*$/;

/** Wants the tutor to be something else, or to show what is none of the student's. */
export const steering = [
  /\b(?:ignor\w+|esquec[ae]\w*|desconsider\w+|apag\w+|desobede\w+)\b.{0,50}\b(?:instruc\w+|regras?|anterior(?:es)?|prompt|restric\w+|limites?|disseram|mandaram|programad\w*|programac\w+|diretrizes|o que (?:foi )?dit[oa]|configurac\w+)\b/,
  /\b(?:a partir de agora|de agora em diante|agora) (?:voce|vc|tu) (?:e|sera|vai ser|nao e|nao tem|deve|vai responder|vai agir|vai falar|responde)\b/,
  /\b(?:finja|finge|aja como|haja como|faz de conta|faca de conta|simule|atue como|comporte-se)\b.*\b(?:voce|que|um|uma|sem|admin\w*|hacker|dan|root)\b/,
  /\b(?:responda?|diga|escreva|repita|imprima|fale)(?: so| apenas| somente)+\b|\bmodo (?:desenvolvedor|developer|dan|deus|admin\w*|debug|root|livre|sem (?:filtro|limite)s?)\b|\bjailbreak\b|\b(?:e o|e a|como) dan\b/,
  /\b(?:mostr\w+|revel\w+|dig[ao]|diz|me (?:da|de|passa|passe|diz|diga|fala|conta|envia|manda)|qual (?:e )?|quais (?:sao )?|imprim\w+|list\w+|repit\w+|copi\w+|exib\w+|entreg\w+|vaz\w+)\b.{0,40}\b(?:senhas?|chaves? (?:de|da|do|secreta)|api ?keys?|prompt|instruc(?:ao|oes) (?:do sistema|secretas?|internas?|iniciais|acima|originais)|suas (?:instruc\w+|regras|configurac\w+)|tokens? |dados d[oae]s? outr\w+|outr[oa]s (?:alun[oa]s|usuari[oa]s|estudantes)|e-?mails? d[oae]s|codigo fonte d[oe]|banco de dados d[oea]s? (?:site|sistema|plataforma|orbita|usuari|alun))/,
  /\b(?:system prompt|prompt do sistema|sudo|rm -rf|drop table|<script)/,
];

/** What friends are for, the weather and the news. */
export const aside =
  /\b(?:piadas?|charadas?|memes?|horoscopo|signo|crush|namor(?:o|ada|ado|ar|ando)|paquer\w+|flert\w+|encontro romantico|futebol|flamengo|corinthians|palmeiras|placar|copa do mundo|brasileirao|campeonato|quem ganhou|loteria|mega ?sena|previsao do tempo|vai chover|clima (?:hoje|amanha)|receitas? (?:de|para)|bolo|pizza|almoco|janta|jantar|lanche|comer|filmes?|series?|netflix|musicas?|cant(?:a|e|ar|or|ora)|bitcoin|cripto\w*|apost\w+|fofocas?|bbb|ifood|dieta|emagrecer|whatsapp|instagram|tiktok|youtube|celular|comprar|presente|roupa|festa|balada|viagem|video ?game|jogar|jogo|jogos|minecraft|free fire|aniversario|politica|presidente atual|em quem (?:voce )?vot\w+|deus existe|sentido da vida|ama|amor|beijo|ficar com|voce (?:e )?(?:casad|solteir|bonit|gosta|namora|dorme|come))\w*/;
