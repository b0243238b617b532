// All of them read folded text on one line; but for `asksAnew`, without punctuation.

/** Asks what to study, now or today. */
export const today = [
  /\bo(?: )?q(?:ue)? (?:(?:eu|devo|posso|preciso|vou|tenho|ha|tem|e|falta|devia|deveria|a gente|nos|que|de|para|pra|melhor) )*(?:estud(?:o|ar|amos|arei|aria|e)|revis(?:o|ar|amos)|fa[cz](?:o|er|emos))(?: (?:agora|hoje|primeiro|antes|depois|em seguida|nest[ea]|ness[ea]|dia|momento|semana|eu|para|pra|mais|tarde))*$/,
  /\bo que (?:eu )?(?:tenho|tem|falta|ha)(?: (?:para|pra|de|marcado|agora|hoje|atrasado|pendente|na agenda|no plano))+$/,
  /\b(?:por|de) onde (?:eu )?(?:(?:devo|posso|vou) )?comec(?:o|ar|amos|aria)(?: (?:a estudar|os estudos|hoje|agora|o dia|meus estudos))*$/,
  /\b(?:proximo|proximos|primeiro) passos?\b(?!.* (?:d[aeo]s?|para|em) (?!hoje|agora|mim|estud))/,
  /\b(?:meu|o) (?:dia|plano|cronograma|agenda|estudo)(?: de estudos?)? (?:de|para|pra) hoje\b|\bminha agenda\b|\b(?:planej|organiz|mont)\w+ (?:o )?(?:meu )?dia\b|\bcomo (?:esta|e|sera|ficou) (?:o )?meu dia\b/,
  /\b(?:quais|que|tenho)\b.*\b(?:cartoes|flashcards|revisoes|blocos|atividades|tarefas)\b.*\b(?:hoje|agora|vencem|revisar)\b/,
  /\b(?:tenho|sobr(?:am|aram|ou)|so|com|em)(?: so| apenas| uns| umas)? (?:\d{1,3}|uma?|duas|meia|dez|quinze|vinte|trinta) ?(?:min\w*|h|hrs?|horas?)\b.*\b(?:que|estud\w*|fa[cz]\w*|revis\w*|comec\w*|aproveit\w*|sugere)\b|\b(?:que|estud\w*|fa[cz]\w*|revis\w*)\b.*\b(?:em|com|tenho|por) (?:so |apenas )?(?:\d{1,3}|uma?|duas|meia|dez|quinze|vinte|trinta) ?(?:min\w*|h|hrs?|horas?)\b/,
  /\bo que (?:voce )?(?:me )?(?:sugere|recomenda|indica)(?: (?:que eu )?(?:estud\w+|fac\w+|revis\w+|para|hoje|agora|eu|mim|estudar))*$|\b(?:qual|quais|que) (?:e |sao )?(?:as? |minhas? |meus? )*(?:materias?|assuntos?|prioridades?|tarefas?|metas?|atividades?|estudos?)(?: (?:eu|devo|tenho|para|pra|de|estudar|estudo|revisar|fazer|priorizar))* (?:hoje|agora|do dia|de hoje|primeiro)$|\bcomo (?:devo |posso |eu )*(?:organiz\w+|aproveit\w+|come[cç]\w+) (?:o )?(?:meu )?(?:dia|hoje|estudo)\b/,
  /\bboa (?:de|para|pra) hoje\b/,
  /\bnao sei (?:o que|por onde) (?:estudar|fazer|comecar|revisar)\b(?: hoje| agora)?$/,
  /^(?:(?:eu )?(?:quero|vamos|bora|preciso|vou|hora de) )?estudar(?: agora| hoje)?$/,
];

/** Wishes to be asked, once `wishing` is out of the way; what follows is the topic. */
export const quiz: readonly RegExp[] = [
  /^pergunt(?:e|a|ar)(?! (?:por que|o que|se|qual|quais|quem|como|onde|quando))(?:-me| me| pra mim| para mim)?(?: (?:algo|alguma coisa|uma coisa|coisas|mais|alguma))*(?: |$)/,
  /^(?:me )?(?:fa[cz](?:a|er)?|faz|manda|mande|cri[ae]|mont[ae]|ger[ae]|inici[ae]|comec[ae]|iniciar|comecar)(?:-me| me)?(?: (?:uma?s?|uns|umas|algumas|mais|o|\d+|tres|cinco|dez|novo|nova))*(?: (?:perguntas?|quiz|questao|questoes|teste|simulado|prova|desafio)(?= |$))(?: (?:para|pra) mim)? ?/,
  /^(?:test(?:e|a|ar|es)|avali[ae]|desafi[ae]|interrogue|interroga|sabatin[ae])(?:-me| meus? conhecimentos?)(?: |$)/,
  /^me (?:test(?:e|a|ar|es)|avali[ae]|desafi[ae]|interrogue|interroga|sabatin[ae]|pergunt(?:e|a|ar)|quest(?:ione|iona))(?: (?:algo|alguma coisa|mais))*(?: |$)/,
  /^ser (?:testad|avaliad|questionad)[oa](?: |$)/,
  /^(?:uma?s? |o |mais )?(?:quiz|simulado|questionario|perguntas?|questoes)(?= (?:sobre|d[aeo]s?|em|n[ao]s?|com)(?: |$)|$) ?/,
  /^(?:praticar|treinar|exercitar)(?: |$)/,
  /^(?:revisar|estudar|rever|usar)(?: com)?(?: os| as| meus| minhas)*(?: (?:flashcards|cartoes|cards))(?: |$)/,
  /^(?:(?:(?:mais|outra|proxima)(?: uma)?|outra) (?:pergunta|questao)|mais uma|proxima)$/,
  /^(?:sim|quero|quero sim|pode ser|bora|vamos|vamos la|claro|manda ver|com certeza|sim por favor|aceito|pode)$/,
];
/** Words that only make a wish polite. */
export const wishing =
  /^(?:(?:oi|ola|professora?|prof|por favor|entao|agora|sim|ok|voce|vc|pode|poderia|consegue|eu|quero|queria|gostaria|preciso|vamos|bora|que|de|fazer(?= um quiz))(?:[,.!:]* ))+/;
/** What stands before a topic. */
export const aboutWhat =
  /^(?:(?:sobre|d[aeo]s?|em|n[ao]s?|com|pel[ao]s?) )?(?:(?:meus?|minhas?|os?|as?) )?(?:(?:flashcards?|cartoes|cartao|cards?|decks?|baralhos?|materia|assunto|topico|conteudo|disciplina) )?(?:(?:sobre|d[aeo]s?|em|n[ao]s?|com|a respeito de|acerca de) )?/;

/** Asks what the tutor is and can do. */
export const help =
  /^(?:(?:o )?que (?:mais )?(?:voce|vc|tu) (?:sabe|pode|consegue|faz)(?: fazer)?|quem (?:e|eh) (?:voce|vc|tu)|como (?:voce|vc) (?:funciona|pode (?:me )?ajudar)|como (?:isso|isto|este chat|o chat) funciona|(?:me )?(?:ajuda|ajude|ajudar|help|socorro|menu|comandos)|como (?:usar|posso usar|uso|te uso)(?: (?:isso|voce|o professor|este chat|o chat))?|como (?:voce|vc|tu) (?:se|te) chamas?|(?:qual (?:e )?(?:o )?|(?:me )?(?:diz|diga|fala|fale|conta) (?:o )?)?(?:seu|teu) nome|(?:voce|vc) (?:e|eh) (?:mesmo )?(?:uma? |o |a )?(?:ia|robo|humano|humana|pessoa|real|maquina|bot|chatgpt|gpt|inteligencia artificial|professora?|gente)(?: (?:de verdade|real|mesmo|humana|artificial))*|(?:me )?(?:(?:apresent|mostr|expli|fal|dig)\w+ )?o que (?:da|posso|consigo|e possivel)(?: para| pra)? fazer(?: aqui| por aqui| com voce| nesse chat| neste chat)+|(?:para|pra) que (?:voce|vc) serve|quais (?:sao )?(?:os )?(?:seus )?comandos|em que (?:voce|vc) (?:pode )?(?:me )?(?:ajuda|ajudar))$/;

const thing =
  '(?:arquivo|anexo|documento|pdf|docx?|texto|material|apostila|slides?|capitulo|artigo|trabalho|livro)';
const pointing = `(?:est[ea]s?|ess[ea]s?|d?o|d?a|meu|minha|d?est[ea]|d?ess[ea]|no|na|nest[ea]|ness[ea])`;
/** Asks for what a file says as a whole. */
export const summarise = [
  new RegExp(
    `\\b(?:resum|sintetiz|sintese|expli(?:c|qu)|analis|leia|ler|descrev)\\w*(?:[ -]me)?(?: (?:de|para mim|pra mim))?(?: ${pointing})* ${thing}(?: (?:anexad[oa]|que (?:enviei|mandei|anexei)|em anexo|acima|para mim|pra mim|por favor))*$`,
  ),
  new RegExp(
    `\\b(?:do que|sobre o que|o que|de que)(?: se)? (?:fala|trata|diz|e|tem|ha|conta)(?: ${pointing})+ ${thing}$`,
  ),
  new RegExp(`\\b(?:principais|pontos|ideias|topicos)\\b.*\\b${thing}$`),
  /^(?:do|sobre o) que (?:se )?(?:trata|fala)$/,
  /^(?:me )?(?:resum[aeo]|resumir|sintetize|faca um resumo|faz um resumo|fazer um resumo)(?: (?:isto|isso|tudo|para mim|pra mim|disso|disto|de tudo|por favor))*$/,
];

/** Wants to see the answer. */
export const reveal = [
  /^(?:me )?(?:mostr[ae]r?|revel[ae]r?|cont[ae]|dig[ao]|diz|da|de|quero ver|ver|fal[ae])(?: (?:me|logo|ai|entao))*(?: (?:a|qual e a|qual a))? (?:resposta|solucao)(?: certa| correta)?$/,
  /^me (?:mostr[ae]|revel[ae]|cont[ae]|dig[ao]|diz|fal[ae])(?: (?:logo|ai|entao|qual e))*$/,
  /^(?:mostr[ae]r?|revel[ae]r?|(?:(?:qual (?:e |era )?)?a )?resposta(?: certa| correta)?)$/,
  /^(?:eu )?(?:nao|n|num) (?:sei|lembro|faco ideia|me lembro|tenho ideia|consigo)(?: (?:nao|mais|responder|essa|esta|a resposta|nada|qual e))*$/,
  /^(?:nem ideia|sei la|esqueci|(?:eu )?desist[io]|me rendo)$/,
];
/** Wants another question. */
export const next =
  /^(?:(?:quero|queria|pode ser|me da|manda|faz|bora|vamos|vai|sim|ok|nao sei|essa nao|muda|troca|passa)(?: de| para| pra| a)* )*(?:outr[ao]s?|mais uma|mais|proxim[ao]|pul(?:a|ar|o|e|ei)|passo|pass(?:a|ar)|seguinte|avanc(?:a|ar)|continu(?:a|ar|e)|segue|nova|muda|troca)(?: (?:pergunta|questao|uma|essa|esta|por favor|ai|vai|cartao|flashcard|card|exercicio|a|de|para|pra|diferente))*$/;
/** Wants no more questions. */
export const quit =
  /^(?:(?:quero|pode|vamos|podemos|vou|preciso|gostaria de|por favor) )*(?:parar?|pare|chega|basta|sair|saia|encerr[ae]r?|termin[ae]r?|acab[ae]r?|acabou|cancel[ae]r?|fim|finaliz[ae]r?|stop|tchau|ate (?:logo|mais|amanha)|por hoje (?:e so|chega)|nao quero mais|deixa(?: pra la| para la)?)(?: (?:o|com|de|do|a|as|quiz|perguntas?|jogo|por (?:aqui|hoje|agora)|agora|ja|isso|mais|essa|este|responder|perguntar|me|por favor|conversa|tutor))*$/;

/** A question about a matter, even while another one is open; an answer may sound like one, but has no question mark. */
export const asksAnew =
  /^(?:(?:o )?que (?:e|sao|foi|foram|significa) .*\?|(?:por que|como|quando|onde|quem|qual|quais|quanto|quantos|quantas)(?: .*)?\?|(?:me |pode me |poderia me )?(?:expli(?:que|ca|car)|ensin[ae]|defina) .+)$/;
