// All of them read folded text on one line, without punctuation: wishes for something of the product, and what is none of it.

const making =
  '(?:transforma|cri(?:a|e|ar|em|o)|fa[cz](?:a|o|er)?|faz|ger(?:a|e|ar)|mont(?:a|e|ar|o)|transform(?:a|e|ar)|prepar(?:a|e|ar)|escrev(?:a|e|er)|elabor(?:a|e|ar)|adicion(?:a|e|ar)|organiz(?:a|e|ar)|planej(?:a|e|ar)|produz(?:a|ir)?|quero|queria|preciso|gostaria|bora|vira|virar|coloc(?:a|ar|que)|bot(?:a|ar|e)|pass(?:a|ar|e)|tem como|da pra|salv(?:a|e|ar)|inclu(?:a|i|ir))';
const cards =
  '(?:flash ?cards?|flash(?:es|s)?|cartoes|cartao|cards?|cartaozinho|cartoezinhos|baralhos?|decks?)';

/** Flashcards that are to be made. */
export const makeCards = [
  new RegExp(
    `\\b${making}(?:-me| me| pra mim| para mim| de| fazer| criar| gerar| uns| umas| alguns| novos?| mais| minhas| anotacoes| um| \\d+| dois| duas| tres| quatro| cinco| seis| dez| vinte| isso| disso| em| esse| este| texto| resumo| o| meu| meus| os| estes| esses| com)* ${cards}\\b`,
  ),
];
/** Cards that are to be made of something: "transforma meu resumo de crase em flashcards". */
export const turnIntoCards = new RegExp(
  `\\b(?:transform\\w+|convert\\w+|vir(?:a|ar|e)|pass(?:a|e|ar)|bot(?:a|e|ar)|coloc(?:a|ar)|fa(?:z|ca|zer)) (.{2,60}?) (?:virar(?:em)?|em|para|pra|num|como) (?:uns |alguns |um |novos )?${cards}\\b`,
);
/** A plan, a timetable. */
export const makePlan = [
  /^(?:(?:oi|ola|prof|professora?|por favor|um|uma|quero|bom) )*(?:planos? de estudos?|cronograma(?: de estudos?)?|planejamento|roteiro de estudos?) (?:para|de|do|da|com|em|sobre)\b/,
  /^(?:(?:oi|ola|prof|professora?|por favor|me|voce|pode|poderia|consegue|eu) )*organiz(?:a|e|ar) (?:para (?:mim )?|minha |meus |os |a )*(?:semana|mes|estudos?|rotina|tempo|horarios?)\b/,
  /\b(?:quero|preciso|vou|tenho que|queria) (?:muito )?(?:estudar|passar|me preparar) (?:para |n[ao] |em )(?:o |a |um |uma )?(?:concurso|enem|vestibular|oab|prova|faculdade|residencia|fuvest|unicamp|uerj|ita|ime)\b(?!.*\b(?:o que|duvida|hoje|agora)\b)/,
  /^(?!.*\b(?:qual|quais|onde|tenho|meu|minha)\b).*\b(?:um|uma|novo|nova) (?:\w+ )?(?:planos? de estudos?|cronograma|roteiro de estudos?|planejamento|rotina de estudos?)\b/,
  /\b(?:preciso|quero|queria|ajuda?e? a) me (?:organizar|planejar)\b/,
  /^(?:(?:oi|ola|prof|professora?|por favor|voce|pode|poderia|consegue) )*me (?:organiz|planej)(?:a|e|ar) para (?:eu )?(?:estudar|passar|aprender|(?:o |a |minha |meu )?(?:prova|concurso|enem|vestibular|exame))\b/,
  new RegExp(
    `\\b${making}(?: \\w+){0,4}? (?:(?<!\\b[dn]?o )planos?(?! (?:de hoje|do dia|cartesiano|inclinado))|planos? de estudos?|cronograma|roteiro|planejamento|roadmap|calendario|rotina|grade|horarios?(?= (?:de|para) estud)|quadro de horarios?)(?: de (?:estudos?|revisao))?\\b(?!.*\\b(?:flashcards?|resumo d[oe])\\b)`,
  ),
  /\b(?:me (?:ajuda|ajude) a |quero |preciso |como )(?:me )?(?:organizar|planejar)\b(?: (?:meus|os|para|pra|a|o))*(?: (?:estudos?|estudar|prova|enem|vestibular|concurso|semana))/,
  /\b(?:organiz|planej)(?:a|e|o|ar)(?: (?:meus?|minha|os|a))* (?:estudos?|semana|preparacao)\b/,
];
export const makeCycle = [
  /^(?!.*\b(?:por que|como (?:o|a|os|as|se)|se (?:divid|distribu|organiz))\b).*\b(?:divid|distribu|separ|organiz|encaix|revez|altern)\w* .{0,40}\b(?:materias?|estudos?|disciplinas?|assuntos?|tempo|horas?|rotina)\b.{0,30}\b(?:em|n?um) ciclos?\b/,
  new RegExp(
    `\\b${making}(?: \\w+){0,3}? ciclos?(?: de estudos?)?$|\\b${making}(?: \\w+){0,3}? ciclos? de estudos?\\b`,
  ),
];

/** Asks how a text of one's own comes into the product. */
export const bringText =
  /^(?:(?:prof|oi|e|me (?:diz|explica|ensina|fala)) )*(?:como|onde) (?:(?:e que|que|eu|a gente|se|faz|faco|fazer|posso|consigo|da|devo|para|aqui) )*(?:cri|fa[cz]|ger|mont|adicion|coloc|anex|envi|mand|sub|import|salv|bot|p[oô][eonr])\w* (?:(?:um|uma|o|a|os|as|meus?|minhas?|novos?|outros?) )*(?:resumos?|pdfs?|arquivos?|documentos?|apostilas?)(?: (?:meu|minha|novo|aqui|n[ao]|pel[ao]|em|para|voce|ler|site|app|orbita|plataforma|aplicativo|chat|conversa))*$/;

/** Something of the student's that is looked for. */
export const find = [
  /^(?:onde|em que lugar) (?:(?:e que|que|eu) )*(?:esta|estao|fica|ficam|encontro|acho|vejo|guardei|deixei|salvei|posso (?:ver|achar|encontrar))\b.*\b(?:meus?|minhas?|resumos?|flashcards?|cartoes|planos?|anotac\w+|materia(?:l|is)|decks?|baralhos?|ciclos?)\b/,
  /^(?:(?:me|pode|poderia|por favor) )*(?:ach(?:a|e|ar)|procur(?:a|e|ar)|busc(?:a|ar)|busque|encontr(?:a|e|ar)|localiz(?:a|e|ar)|mostr(?:a|e|ar)|abr(?:e|a|ir)|list(?:a|e|ar)|quero ver|ver)(?: me)?(?: \w+){0,3}? (?:resumos?|flashcards?|cartoes|cards|planos?(?: de estudos?)?|anotac\w+|material|materiais|decks?|baralhos?|ciclos?|arquivos?)\b/,
  /^(?:eu )?(?:ja )?tenho (?:algum|alguma|alguns|algumas|algo|alguma coisa|material|materiais|resumos?|flashcards?|cartoes|anotac\w+|plano)\b/,
  /^(?!o que (?:tem|ha|existem?) (?:em|n[ao]s?|d[aeo]s?) (?!(?:meus?|minhas?|material|biblioteca|conta|app|site|plano|deck|baralho)\b))(?:o que|quais? (?:\w+ )?(?:resumos?|flashcards?|cartoes|decks?|baralhos?|planos?|materiais|material|materias|assuntos)) (?:que )?(?:eu )?(?:ja )?(?:tenho|existem|ha|tem|salvei|guardei|criei|estudei)(?: (?:salv\w+|guardad\w+|aqui|sobre|de|em|no|na|do|da|anotad\w+).*)?$/,
  /^quais (?:sao )?(?:as |os )?(?:meus|minhas) (?:materias|assuntos|resumos|flashcards|cartoes|planos|decks|baralhos|ciclos)$/,
  /^(?:em (?:qual|que|quais)|qual|quais|que) (?:d[eo]s? )?(?:meus? |minhas? )?(?:resumos?|flashcards?|cartoes|cards?|decks?|baralhos?|anotac\w+|arquivos?|materia(?:l|is)|planos?) (?:(?:meus?|minhas?|que|e que|eu) )*(?:fal\w+|escrevi|anot\w+|mencion\w+|coment\w+|cit\w+|coloquei|botei|trat\w+|explic\w+|diz|tem|ha|esta|aparece)\b/,
  /^(?:(?:me )?(?:procur|ach|busc|encontr|v[eê])\w* )?onde (?:(?:e que|eu|foi|que) )*(?:esta |ta |tem |ha )?(?:falei|escrevi|anotei|mencionei|guardei|salvei|escrit[oa]|anotad[oa]|salv[oa])\b/,
  /^(?:tem|ha|existe) (?:algo|alguma coisa|algum(?:a|as|ns)? (?!quest|exercicio|pergunta|atividade|problema|desafio)\w+|material|resumos?|flashcards?|cartoes)(?: meus?| minhas?)* (?:sobre|de|do|da|em|no|na)\b/,
];

/** Wants the gist of something, named after it. */
export const sumUp =
  /^(?:(?:oi|ola|prof|professora?|por favor|entao|agora|ajud[ae]|a|revisar:?|voce|pode|poderia|consegue|me|eu|quero|queria|preciso|gostaria|de|que|uma?|o|conta|conte|diz|diga|fala|fale|explica|explique|mostra|mostre|lista|liste|cita|cite|faz|faca|fazer|da|so|apenas|manda|mande|gera|gere|gerar|cria|crie|criar|monta|monte|montar|escreve|escreva|escrever|bem|rapido|passa|passe|tem como|dar|ver) )*(?:(?:(?:qua(?:l|is)|quias)(?: (?:sao|e))? )?(?:os |as |o |a )?(?=(?:pontos|principais|ideias?|nocao|visao|topicos|essencial|mais importante)))?(?:resum[aeo]r?|resuminho|resumao|resumir|resumida|resumidamente|sintetiz[ae]r?|sintese|(?:visao|ideia|nocao) geral|panorama|apanhad[oa]|apanhadao|geralzao|revisao (?:rapida|geral)|pontos (?:principais|chave|mais importantes)|principais (?:pontos|ideias|topicos|conceitos)|ideias (?:principais|centrais)|topicos principais|o essencial|essencial|o principal(?= (?:d[aeo]s?|sobre|em|n[ao]s?) )|o que (?:e |eh |tem |ha )?(?:de |o )?(?:mais )?(?:importante|essencial|principal)(?: (?:de |para )?(?:saber|lembrar|estudar))?|(?:tudo )?(?:o )?que (?:eu |a gente )?(?:preciso|devo|tenho que|tenho de|precisa|tem que) (?:saber|lembrar|entender|dominar)(?= (?:sobre|d[aeo]s?|em|n[ao]s?))|mais importante)(?:-me)?(?= |$)(?: (?:me|ai|breve|curto|curtinho|rapido|geral|completo|simples|pra mim|para mim|por favor|tudo|o que|eu|tenho|sei)(?= |$))*(?: (?:sobre|acerca|a respeito|em relacao))?/;

/** The same, said at the end: "quero revisar crase, me resume". */
export const sumUpAfter =
  /^(.{3,120}?)[,:]? (?:(?:me |voce |pode |da para |faz |faca |quero |um )*(?<!\b(?:eu|quando|meu|seu|no|do|n?esse|n?este|desse|deste) )(?:resum[aeo]|resumir|resuminho|sintetiz[ae])|(?:me )?(?:mand[ae]|d[ae]|pass[ae]|list[ae]|fal[ae]|diz|diga|mostr[ae]) (?:ai |so )*(?:os |as |o )?(?:pontos|principais|ideias|topicos|essencial|mais importante)(?: (?:principais|chave|mais importantes|pontos|ideias|topicos|centrais))*)(?: (?:ai|isso|dele|dela|disso|para mim|por favor|tudo|rapidinho))*$/;

/** Wants the tutor to be something else, or to show what is none of the student's. */
export const steering = [
  /\b(?:ignor|esquec|desconsider)\w* (?:tudo|todas?)(?: as?| os?)? (?:acima|isso|que|o que|antes|te|ate)\b.*\b(?:fal|dig|diz|respond|escrev|mostr|repit)\w*|\bobede[cç]\w* (?:\w+ )?(?:a mim|as minhas|ao que)\b|\b(?:fala|responde|escreve|repete|imprime) (?:so|somente|apenas) \w+$/,
  /\besquec[ae]\w* que (?:voce )?(?:e|eh) (?:um |uma |o |a )?(?:tutora?|professora?|ia|assistente|robo)\b/,
  /^\[\W*(?:system|sistema|admin)\b|^(?:system|admin)\b(?! (?:de|do))|\b(?:mensagem|prompt|instruc\w+) d[eo] (?:seu )?sistema\b|\bignor\w+ (?:o que|tudo o que|tudo que)\b.{0,40}\be (?:escrev|mostr|dig|fal|respond|imprim)\w*/,
  /\b(?:aja|responda|fale|funcione|opere|trabalhe|responde|fala) sem (?:\w+ )?(?:filtros?|regras|limites?|restric\w+|censura)\b/,
  /\b(?:fal[ae]|respond[ae]|ag[ei]r?|escrev[ae]) como se (?:voce )?(?:fosse|nao)\b|\binvent[ae]r? (?:uma |qualquer |as )?(?:respostas?|informac\w+|dados|fontes?)\b/,
  /\b(?:esquec[ae]\w*|ignor\w+) (?:tudo|todas?|isso tudo)(?: \w+){0,3}? e (?:me |diga|responda|fale|mostre|escreva|agora|faca|rep[ei]t\w+ (?:comigo|isso|so|apenas|a frase|a palavra))|\b(?:me (?:de|da|passa|libera|concede)|quero|libera|conced\w+|preciso de) (?:\w+ )?(?:acesso|permissao|privilegios?|poderes?) (?:de |como |total|d[oe]s? )?(?:admin\w*|root|administrador\w*|sistema|total|moderador\w*)|\b(?:imprim|mostr|revel|exib|dig|list)\w+ (?:a |as )?(?:sua|tua|suas|tuas) (?:configurac\w+|programac\w+|instruc\w+|regras|diretrizes|prompt)|\b(?:ignore|disregard|forget) (?:all |the |your )*(?:previous|prior|above|instructions|rules)|\byou are now\b|\b(?:unrestricted|developer mode|act as)\b/,
  /\b(?:voce|vc|tu) (?:agora )?(?:e|sera|vai ser|vira) (?:agora )?(?:uma? |o |a )(?:\w+ )?(?:pirata|hacker|vilao|namorad[oa]|humano|pessoa|robo|bot|personagem|assistente|ia|modelo|ator|palhaco|\w+ sem (?:regras|limites?|filtros?|censura))\b(?! ou )/,
  /\b(?:esquec[ae]\w*|finja|finge|imagina|imagine|para de fingir) (?:que )?(?:voce|vc|tu) (?:e|eh|fosse|nao e|nao tem|era|seja|esta)\b|\b(?:repit\w+|repet\w+|copi[ae]|mostr[ae]|traduz\w*|list[ae]) (?:\w+ ){0,5}?(?:acima|antes d(?:isso|esta|essa)|suas instruc\w+|mensagem de sistema)\b|\b(?:desativ|deslig|remov|burl|quebr)\w+ (?:\w+ )?(?:seus? |suas? |os |as )?(?:filtros?|restric\w+|limites|regras|protec\w+|segurancas?)\b/,
  /\b(?:sou|aqui e) (?:o |a |um |uma )?(?:seu |teu )?(?:admin\w*|dono|desenvolvedora?|criadora?|programadora?|diretora?)\b.*\b(?:libera|acess|mostr|senha|dados|me d[ae]|ordem|ordeno|mude|altere?|apague)\w*/,
  /\b(?:mud|alter|aument|troc|coloc)\w+ (?:a |as )?minhas? notas?\b|\bhacke\w+\b.*\b(?:site|escola|sistema|conta|professor|prova)\b/,
  /\b(?:ignor\w+|esquec[ae]\w*|desconsider\w+|apag\w+|desobede\w+)\b.{0,50}\b(?:instruc\w+|regras?|anterior(?:es)?|prompt|restric\w+|limites?|disseram|mandaram|programad\w*|programac\w+|diretrizes|o que (?:foi )?dit[oa]|configurac\w+)\b/,
  /\b(?:a partir de agora|de agora em diante|agora) (?:voce|vc|tu) (?:e|sera|vai ser|nao e|nao tem|deve|vai responder|vai agir|vai falar|responde)\b/,
  /\b(?:finja|finge|aja como|haja como|faz de conta|faca de conta|simule|atue como|comporte-se)\b.*\b(?:voce|que|um|uma|sem|admin\w*|hacker|dan|root)\b/,
  /\b(?:responda?|diga|escreva|repita|imprima|fale)(?: so| apenas| somente)+\b|\bmodo (?:desenvolvedor|developer|dan|deus|admin\w*|debug|root|livre|sem (?:filtro|limite)s?)\b|\bjailbreak\b|\b(?:e o|e a|como) dan\b/,
  /\b(?:mostr\w+|revel\w+|dig[ao]|diz|me (?:da|de|passa|passe|diz|diga|fala|conta|envia|manda)|qual (?:e )?|quais (?:sao )?|imprim\w+|list\w+|repit\w+|copi\w+|exib\w+|entreg\w+|vaz\w+)\b.{0,40}\b(?:senhas?|chaves? (?:de|da|do|secreta)|api ?keys?|prompt|instruc(?:ao|oes) (?:do sistema|secretas?|internas?|iniciais|acima|originais)|suas (?:instruc\w+|regras|configurac\w+)|tokens? |dados d[oae]s? outr\w+|outr[oa]s (?:alun[oa]s|usuari[oa]s|estudantes)|e-?mails? d[oae]s|codigo fonte d[oe]|banco de dados d[oea]s? (?:site|sistema|plataforma|orbita|usuari|alun))/,
  /\bfinj\w+ ser\b|\bfinge ser\b|\b(?:mostr|abr|imprim|exib|l[eê])\w* (?:\w+ ){0,3}env\b|^(?:apag(?:a|ue)|delet[ae]|destrua|limp[ae]) (?:o |os |as |todos os |todas as )?(?:banco de dados|dados d[aoe]s?|contas?|usuarios?|tabelas?)\b|\b(?:d[ae]|bot[ae]|coloqu?[ae]) (?:uma |a )?nota (?:10|dez|maxima)\b/,
  /\b(?:system prompt|prompt do sistema|sudo|rm -rf|drop table|<script)/,
];

/** What friends are for, the weather and the news; whole words, for many begin those of a matter. */
export const aside =
  /(?:^(?:que|esta|estou com|ta) (?:muito |um |fazendo )?(?:frio|calor|chuva|sol|chovendo)(?: (?:ai|ne|hoje|aqui|demais|hein))*\W*$)|\b(?:piadas?|charadas?|memes?|horoscopo|meu signo|crush|namor(?:o|ada|ado|ar|ando|e)|paquer\w+|flert\w+|encontro romantico|futebol|flamengo|corinthians|palmeiras|vasco|gremio|placar|copa do mundo|brasileirao|quem (?:vai ganhar|vence|ganhou a|ganha)(?: \w+)? (?:copa|jogo|brasileirao|campeonato|bbb|oscar|eleic(?:ao|oes))|iphone|quanto (?:custa|esta) (?:um|uma|o|a) (?:celular|carro|dolar|ingresso|casa|moto|tenis)|novela|pagode|sertanejo|cerveja|churrasco|balada|(?:bora|vamos|quer|quero) jogar|time (?:que )?voce torce|sua vida|sobre voce|miojo|nudes?|celular (?:para|bom|barato)|com (?:muita )?fome|estou (?:entediad[oa]|com tedio)|manda um (?:oi|beijo|abraco)|(?:recomend\w+|indica|indique|sugere) (?:uma|um) (?:serie|filme|musica|livro|jogo|anime|podcast)|traduz\w* (?:essa|esta|uma) musica|voce acha d[oae] (?:lula|bolsonaro|governo|presidente|politica|neymar)|quem (?:ganhou|venceu) (?:o jogo|a partida|o bbb|a copa)|loteria|mega ?sena|previsao do tempo|vai chover|clima (?:hoje|amanha)|receitas? (?:de|para) (?:\w+ )?(?:bolo|pao|pizza|frango|brigadeiro|arroz|janta|almoco)|bolo|pizza|lanche|(?:um |uns |bom )filmes?|series? (?:boa|para assistir|da netflix)|netflix|(?:uma )?musica (?:boa|para (?:ouvir|dormir|relaxar))|cant(?:a|e) (?:uma|para)|bitcoin|criptomoedas?|fofocas?|segredo seu|um segredo|bbb|ifood|emagrecer|whatsapp|instagram|tiktok|youtube|(?:um|que|qual|meu) celular|presente (?:para|de)|roupa|balada|video ?game|minecraft|free fire|aniversario|presidente atual|em quem (?:voce )?vot\w+|deus existe|sentido da vida|me ama|te amo|meu amor|beijo|ficar com (?:ele|ela|alguem)|dinheiro emprestado|me empresta\w*|voce (?:e )?(?:casad[oa]|solteir[oa]|bonit[oa]|gosta|namora|dorme|come|tem (?:namorad[oa]|sentimentos?|filhos?|familia|quantos anos|idade)))\b/;

/** Work that is the student's own to do. */
export const ownWork =
  /\b(?:faz|faca|fazer|escrev[ae]|escrever|termin[ae]|resolv[ae]|entreg[ae]|respond[ae])\b(?: \w+){0,3}? (?:meu|minha|meus|minhas|o meu|a minha|uma|um|o|a) (?:tcc|redacao|trabalho|dever|licao|tarefa|prova|monografia|artigo|relatorio|lista|artigo|texto|redacoes)\b|\b(?:gabarito|cola|respostas?) (?:d[ae] )?(?:minha |a )?(?:prova|vestibular|enem|teste)\b/;
