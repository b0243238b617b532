// All of them read folded text on one line; but for `asksAnew`, without punctuation.

/** Asks what to study, now or today. */
export const today = [
  /^(?:e )?(?:qual|o que) (?:e |vem )?(?:o )?(?:proximo|seguinte|depois)(?: (?:da (?:fila|lista)|agora|topico|assunto|estudo))+$/,
  /\b(?:o )?que (?:e |eh )?(?:o )?(?:mais )?(?:urgente|prioritario|prioridade)(?: (?:para (?:mim|estudar|fazer)|agora|hoje|estudar))*$|\b(?:tem|tenho) o que (?:para |de )?(?:hoje|amanha|agora|estudar|fazer|revisar)(?: (?:hoje|agora|amanha))?$|\bcomec(?:o|ar) (?:por|pelo) (?:qual|que)(?: (?:materia|assunto|topico|deles))?$|\b(?:o que|qual) (?:rola|da para|vale|compensa) estud\w+(?: (?:hoje|agora))?$/,
  /\bo que (?:e que )?(?:eu )?(?:(?:devo|posso|preciso) )?(?:adiant\w+|ver|vejo|pego|ataco)(?: (?:agora|hoje|amanha|primeiro|antes|depois))*$|\b(?:quero|queria|vou|posso) adiantar (?:alguma |uma |a )?(?:materia|coisa|algo|conteudo|assunto|estudos?)s?\b(?! de)|\b(?:preciso de|me da|qual) (?:uma? |o |meu )?(?:rumo|norte|direcao|roteiro de hoje)\b(?! (?:d[aeo]s?) (?!hoje|estud))|\b(?:por|para) onde (?:eu )?vou(?: (?:agora|hoje))?$/,
  /\bqual (?:e )?(?:a boa|o (?:plano|esquema|cronograma|foco|role dos estudos))(?: (?:agora|hoje|de hoje|para hoje|do dia))?$|\bestudar o que manda$|\bo que (?:voce )?manda (?:para |pra )?(?:hoje|agora|estudar)\b/,
  /\b(?:terminei|acabei|fiz|conclui|matei|zerei)\b.*\b(?:e agora|o que (?:vem|faco|falta)|qual o proximo|e depois)(?: (?:agora|depois|em seguida))?$/,
  /\b(?:qual|que|quais) (?:e )?(?:a |as |o |os )?(?:materias?|assuntos?|topicos?|disciplinas?|conteudos?) (?:(?:eu|que|devo|posso|vou|e que|compensa|vale a pena|e melhor) )*(?:peg\w+|atac\w+|encar\w+|puxo|puxar|estudo|estudar|vejo|ver|revis\w+|comec\w+|faco|fazer)(?: (?:agora|hoje|de|a|noite|tarde|manha|primeiro|antes|depois|nesse|tempo|amanha))*$/,
  /^(?:me (?:diz|diga|fala|conta) )?(?:(?:o )?que )+(?:eu )?(?:estudo|reviso|faco|estudar|fazer)(?: (?:primeiro|agora|hoje|antes|amanha|depois|de noite|a noite|essa noite|de tarde|a tarde|de manha))+(?= |$)(?! (?:sobre|d[aeo]s?|em|n[ao]s?) (?!noite|tarde|manha))/,
  /\bo(?: )?q(?:ue)? (?:(?:eu|devo|posso|preciso|vou|tenho|ha|tem|e|falta|devia|deveria|a gente|nos|que|de|para|pra|melhor) )*(?:estud(?:o|ar|amos|arei|aria|e)|revis(?:o|ar|amos)|fa[cz](?:o|er|emos))(?: (?:agora|hoje|amanha|noite|a|de|manha|essa|esta|primeiro|antes|depois|em seguida|nest[ea]|ness[ea]|dia|momento|semana|eu|para|pra|mais|tarde))*$/,
  /\bo que (?:eu )?(?:tenho|tem|falta|ha)(?: (?:para|pra|de|marcado|agora|hoje|atrasado|pendente|na agenda|no plano))+$/,
  /\b(?:por|de) onde (?:eu )?(?:(?:devo|posso|vou) )?comec(?:o|ar|amos|aria)(?: (?:a estudar|os estudos|hoje|agora|o dia|meus estudos))*$/,
  /\b(?:proximo|proximos|primeiro) passos?\b(?!.* (?:d[aeo]s?|para|em) (?!hoje|agora|mim|estud))/,
  /\b(?:meu|o) (?:dia|plano|cronograma|agenda|estudo)(?: de estudos?)? (?:de|para|pra) hoje\b|\bminha agenda\b|\b(?:planej|organiz|mont)\w+ (?:o )?(?:meu )?dia\b|\bcomo (?:esta|e|sera|ficou) (?:o )?meu dia\b/,
  /\b(?:quais|que|tenho)\b.*\b(?:cartoes|flashcards|revisoes|blocos|atividades|tarefas)\b.*\b(?:hoje|agora|vencem|revisar)\b/,
  /\b(?:tenho|sobr(?:am|aram|ou)|so|com|em)(?: so| apenas| uns| umas)? (?:\d{1,3}|uma?|duas|meia|dez|quinze|vinte|trinta) ?(?:min\w*|h|hrs?|horas?)\b.*\b(?:que|estud\w*|fa[cz]\w*|revis\w*|comec\w*|aproveit\w*|sugere)\b|\b(?:que|estud\w*|fa[cz]\w*|revis\w*)\b.*\b(?:em|com|tenho|por) (?:so |apenas )?(?:\d{1,3}|uma?|duas|meia|dez|quinze|vinte|trinta) ?(?:min\w*|h|hrs?|horas?)\b/,
  /\bo que (?:voce )?(?:me )?(?:sugere|recomenda|indica)(?: (?:que eu )?(?:estud\w+|fac\w+|revis\w+|para|hoje|agora|eu|mim))*$|\b(?:qual|quais|que) (?:e |sao )?(?:as? |minhas? |meus? )*(?:materias?|assuntos?|prioridades?|tarefas?|metas?|atividades?|estudos?)(?: (?:eu|devo|tenho|para|pra|de|estudar|estudo|revisar|fazer|priorizar))* (?:hoje|agora|do dia|de hoje|primeiro)$|\bcomo (?:devo |posso |eu )*(?:organiz\w+|aproveit\w+|come[cç]\w+) (?:o )?(?:meu )?(?:dia|hoje|estudo)\b/,
  /\bboa (?:de|para|pra) hoje\b/,
  /\b(?:nao sei|(?:sem|nao faco) (?:a menor )?ideia d[eo]) (?:o )?(?:que|por onde) (?:estudar|comecar|revisar)\b(?: hoje| agora)?$|^(?:(?:eu|hoje|prof|oi|ainda|agora) )*nao sei o que fazer(?: (?:hoje|agora|primeiro))*$/,
  /^(?:(?:eu )?(?:quero|vamos|bora|preciso|vou|hora de) )?estudar(?: agora| hoje)?$/,
];

/** Wishes to be asked, once `wishing` is out of the way; what follows is the topic. */
export const quiz: readonly RegExp[] = [
  /^pergunt(?:e|a|ar)(?! (?:por que|o que|se|qual|quais|quem|como|onde|quando))(?:-me| me| pra mim| para mim)?(?: (?:algo|alguma coisa|uma coisa|coisas|mais|alguma))*(?: |$)/,
  /^(?:me )?(?:fa[cz](?:a|er)?|faz|jog(?:a|e|ar|o)|brincar de|pass[ae]|lanc[ae]|solt[ae]|manda|mande|cri[ae]|mont[ae]|ger[ae]|inici[ae]|comec[ae]|iniciar|comecar)(?:-me| me)?(?: (?:uma?s?|uns|algumas|mais|o|\d+|tres|cinco|dez|novo|nova))*(?: (?:(?:joguinho|jogo|game|gincana|rodada)s? de (?:perguntas(?: e respostas)?|quiz)|perguntas?|quiz|questao|questoes|teste|simulado|prova|desafio)(?= |$))(?: (?:para|pra) mim)? ?/,
  /^(?:test(?:e|a|ar|es)|avali[ae]|desafi[ae]|interrogue|interroga|sabatin[ae])(?:-me| meus? conhecimentos?| ai| eu)(?: |$)/,
  /^me (?:test(?:e|a|ar|es)|avali[ae]|desafi[ae]|interrogue|interroga|sabatin[ae]|argui|argu[aei]r?|inquir[ae]|pergunt(?:e|a|ar)|quest(?:ione|iona))(?: (?:algo|alguma coisa|mais))*(?: |$)/,
  /^(?:me )?tom(?:a|e|ar) (?:a |minha )?licao(?= |$)/,
  /^respond\w* (?:a )?(?:umas? |algumas? )?(?:perguntas?|questoes|questao)(?= |$)/,
  /^ser (?:testad|avaliad|questionad|sabatinad|desafiad|interrogad|arguid)[oa](?: |$)/,
  /^(?:uma?s? |o |mais )?(?:(?:joguinho|jogo|game|gincana|rodada) de (?:perguntas(?: e respostas)?|quiz)|quiz|simulado|questionario|perguntas?|questoes)(?= (?:sobre|d[aeo]s?|em|n[ao]s?|com|estilo|tipo|nivel)(?: |$)|$) ?/,
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
  /^(?:(?:comigo|(?:pra|para) (?:mim|a gente|gente|nos)|a[ií]|agora|rapid[oa]|rapidinh[oa]|ent[ao]o) )*(?:(?:sobre|d[aeo]s?|em|n[ao]s?|com|pel[ao]s?) )?(?:(?:meus?|minhas?|os?|as?) )?(?:(?:flashcards?|cartoes|cartao|cards?|decks?|baralhos?|materia|assunto|topico|conteudo|disciplina|coisas|algo|alguma coisa|tudo) )?(?:(?:sobre|d[aeo]s?|em|n[ao]s?|com|a respeito de|acerca de) )?/;

/** Asks what the tutor is and can do, and nothing else. */
const help =
  /^(?:(?:o )?que (?:mais )?(?:voce|vc|tu) (?:sabe|pode|consegue|faz)(?: fazer)?|quem (?:e|eh) (?:voce|vc|tu)|como (?:voce|vc) (?:funciona|pode (?:me )?ajudar)|como (?:isso|isto|este chat|o chat) funciona|(?:me )?(?:ajuda|ajude|ajudar|help|socorro|menu|comandos)|como (?:usar|posso usar|uso|te uso)(?: (?:isso|voce|o professor|este chat|o chat))?|como (?:voce|vc|tu) (?:se|te) chamas?|(?:qual (?:e )?(?:o )?|(?:me )?(?:diz|diga|fala|fale|conta) (?:o )?)?(?:seu|teu) nome|(?:voce|vc) (?:e|eh) (?:mesmo )?(?:(?:tipo|igual|que nem) )?(?:uma? |o |a |ao )?(?:ia|robo|humano|humana|pessoa|real|maquina|bot|chatgpt|gpt|inteligencia artificial|professora?|gente)(?: (?:de verdade|real|mesmo|humana|artificial))*|(?:me )?(?:(?:apresent|mostr|expli|fal|dig)\w+ )?o que (?:da|posso|consigo|e possivel)(?: para| pra)? fazer(?: aqui| por aqui| com voce| nesse chat| neste chat)+|o que (?:eu )?(?:posso|consigo) te (?:perguntar|pedir)|(?:para|pra) que (?:voce|vc) serve|quais (?:sao )?(?:os )?(?:seus )?comandos|em que (?:voce|vc) (?:pode )?(?:me )?(?:ajuda|ajudar))$/;

/** The same, in other words. */
const helps = [
  /^quem (?:e|eh) (?:voce|tu)(?: (?:mesmo|afinal|na verdade))+$|^(?:me )?(?:fala|diz|diga|conta|mostra|explica) (?:ai )?o que (?:e que )?voce (?:consegue|pode|sabe|faz)(?: (?:fazer|por|para|mim|aqui|me|ajudar))*$/,
  /^o que (?:e |eh )?(?:a |o |ess[ea] |est[ea] )?(?:plataforma|app|professor ia)$|^(?:voce|tu) (?:e|eh) (?:mesmo )?(?:real|de verdade|verdadeir[oa])(?: mesmo)?$|^com quem (?:que )?(?:eu )?(?:estou |to )?fal(?:ando|o)(?: (?:aqui|agora|mesmo))*$|^como (?:eu )?(?:te chamo|devo te chamar|posso te chamar)$|^(?:o )?que (?:e )?(?:que )?voce (?:faz|sabe|oferece|resolve)(?: (?:exatamente|mesmo|afinal|de bom|aqui|por mim))*$|^(?:qual|que) (?:llm|modelo|ia|inteligencia artificial|tecnologia|gpt)(?: (?:e que )?(?:voce|tu))? (?:usa|e|roda|voce e)$|^(?:(?:eu )?sou (?:nov[oa]|novat[oa])(?: (?:por )?aqui| nisso| no app| na plataforma)*|primeira vez (?:por )?aqui|acabei de (?:chegar|entrar)(?: aqui)?)$/,
  /^(?:qual|quais) (?:e |sao )?(?:o |a |as |os )?(?:(?:seu|teu) nome|(?:suas|tuas|sua|tua) (?:funcoes|funcao|habilidades|utilidade|capacidades|idade|especialidade))(?: (?:mesmo|afinal|aqui))*$|^(?:me )?(?:explica|conta|ensina|mostra|fala) (?:ai )?(?:como|o que) (?:ess[ea]|est[ea]|o|a|voce|isso|isto)(?: (?:professora?|chat|app|site|tutor|ia|orbita))? (?:funciona|faz|sabe fazer|pode fazer)(?: (?:aqui|ai))?$|^(?:voce|vc|tu) (?:e|eh) (?:uma? )?(?:pessoa|robo|human[oa]|ia|maquina|professora?)(?: (?:de verdade|real|mesmo|ou nao|de carne e osso))*$|^(?:ha|tem) algu?em (?:ai|real|de verdade)(?: (?:ai|comigo|do outro lado))*$/,
  /^(?:quem|como)(?: foi)?(?: que)? (?:te|voce) (?:criou|fez|inventou|programou|desenvolveu|treinou)$|^quem (?:e|sao) (?:o |os )?(?:seus?|teus?) (?:criador(?:es)?|dono|pai)$|^(?:voce|tu) (?:foi )?(?:feit[oa]|criad[oa]|programad[oa]) (?:por quem|como|de que)$|^voce (?:e|eh) (?:uma? |o |a )?(?:robo|ia|maquina|bot|programa|professora?)\b.{0,15}\bou (?:e |tem |ha )?(?:gente|pessoa|human[oa]|algu?em)\b.{0,15}$|^(?:voce|quem) (?:e|eh) .{0,30}\bou (?:um |uma )?(?:robo|pessoa|gente|human[oa]|ia|maquina|de verdade|professora?)(?: de verdade| mesmo)?$/,
  /^(?:para que|como) (?:serve|e|faz|funciona|se usa|usa|uso|eu uso|eu mexo|mexo|mexe) (?:voce|isso|isto|aqui|(?:est|ess)[ea] (?:chat|app|site|aplicativo|professora?|plataforma|ia|coisa|negocio)|o (?:chat|app|site|professor)|a (?:orbita|plataforma))(?: (?:aqui|ai|chat|app|mesmo|afinal))*$|^com que (?:voce )?(?:me )?(?:pode )?ajuda(?:r)?$/,
  /^(?:(?:me ajuda|me explica|nao sei|ensina|me ensina|ajuda)(?: ai)? )?como (?:que )?(?:se )?(?:eu )?(?:usar?|uso|mexer?|mexo|funciona) (?:isso|isto|aqui|nisso|com (?:voce|isso))(?: (?:aqui|ai))?$/,
  /^(?:voce |sera que voce )?(?:consegue|pode|poderia|vai|sabe|tem como|da para) (?:voce )?(?:me (?:ajudar|dar uma (?:ajuda|mao|forca))|ajudar|responder (?:minhas )?(?:duvidas|perguntas))(?: (?:nos?|na|em|com|os|as|a|meus?|minhas?|estudos?|estudar|escola|faculdade|hoje|aqui|por favor|mesmo|que|como|alguma|coisa|uma|duvidas?|materias?))*$/,
  /^(?:como|em que|no que|de que forma)(?: e que)? voce (?:pode|vai|consegue|poderia|sabe) (?:me )?ajudar?(?: (?:nos?|na|em|com|os|as|a|meus?|minhas?|estudos?|estudar|escola|faculdade|hoje|aqui|mesmo))*$|^(?:eu )?(?:preciso|quero|queria)(?: de| da| muito| sua| uma)* ajuda(?: (?:sua|aqui|por favor|nos estudos|para estudar))*$|^(?:o )?que (?:mais )?(?:da|posso|consigo|eu posso) (?:para )?(?:fazer|pedir|perguntar)(?: (?:para|com|a|por|aqui|voce|contigo|nesse|neste|app|chat))*$/,
];
const opening =
  /^(?:(?:qual (?=quais)|oi+e*|ola|opa|ei|e ai|eai|bom dia|boa tarde|boa noite|prof|professora?|entao|mas|tudo (?:bem|bom)|beleza|cara|afinal|ue|hein) )+/;

/** Whether a folded message without punctuation asks what the tutor is and can do. */
export const asksHelp = (bare: string): boolean => {
  const rest = bare.replace(opening, '');
  return help.test(bare) || help.test(rest) || helps.some((pattern) => pattern.test(rest));
};

const thing =
  '(?:arquivo|anexo|documento|pdf|docx?|texto|material|apostila|slides?|capitulo|artigo|trabalho|livro)';
const pointing = `(?:d?est[ea]s?|d?ess[ea]s?|d?o|d?a|meu|minha|no|na|nest[ea]|ness[ea])`;
/** Asks for what a file says as a whole. */
export const summarise = [
  new RegExp(
    `\\b(?:resum|sintetiz|sintese|expli(?:c|qu)|analis|leia|ler|descrev)\\w*(?:[ -]me)?(?: (?:de|para mim|pra mim))?(?: ${pointing})* ${thing}(?: (?:anexad[oa]|que (?:eu )?(?:enviei|mandei|anexei)|que (?:a |o |minha |meu )?(?:professora?|prof|escola|faculdade|cursinho) (?:mandou|passou|enviou|deu)|em anexo|acima|para mim|pra mim|por favor))*$`,
  ),
  new RegExp(
    `\\b(?:do que|sobre o que|o que|de que)(?: se)? (?:fala|trata|diz|e|tem|ha|conta)(?: ${pointing})+ ${thing}(?: (?:anexad[oa]|que (?:eu )?(?:te )?(?:enviei|mandei|anexei)|em anexo|acima|por favor))*$`,
  ),
  new RegExp(`\\b(?:principais|pontos|ideias|topicos)\\b.*\\b${thing}$`),
  new RegExp(
    `^o que (?:tem |ha |esta escrito )?(?:n)?${pointing} ${thing}(?: (?:diz|fala|tem|traz|conta|explica))?$`,
  ),
  /^(?:do|sobre o) que (?:se )?(?:trata|fala)$/,
  /^(?:me )?(?:resum[aeo]|resumir|sintetiz[ae]r?|faca um resumo|faz um resumo|fazer um resumo)(?: (?:isto|isso|tudo|para mim|pra mim|disso|disto|de tudo|por favor))*$/,
];

/** Wants to see the answer. */
export const reveal = [
  /^(?:me )?(?:mostr[ae]r?|revel[ae]r?|cont[ae]|dig[ao]|diz|da|de|quero ver|ver|fal[ae])(?: (?:me|logo|ai|entao))*(?: (?:a|qual e a|qual a))? (?:resposta|solucao)(?: certa| correta)?$/,
  /^(?:eu )?(?:nao sei|desisto|nao lembro)(?: (?:mesmo|nao|prof|essa))* (?:me )?(?:fal[ae]|diz|diga|conta|mostra)(?: (?:logo|ai|a resposta|qual e|entao|de uma vez))*$/,
  /^(?:e )?qual (?:e|era|seria)(?: (?:ela|entao|afinal|mesmo|a certa))*$/,
  /^me (?:mostr[ae]|revel[ae]|cont[ae]|dig[ao]|diz|fal[ae])(?: (?:logo|ai|entao|qual e))*$/,
  /^(?:mostr[ae]r?|revel[ae]r?|(?:(?:e|mas|ta|ok|bom|entao) )*(?:(?:qual (?:e |era |seria |foi )?)?a )?resposta(?: (?:certa|correta|entao|mesmo|afinal|ai|dess[ae]|disso|prof|por favor))*)$/,
  /^(?:eu )?(?:nao|n|num) (?:sei|lembro|faco ideia|me lembro|tenho ideia|consigo)(?: (?:nao|mais|responder|essa|esta|a resposta|nada|qual e))*$/,
  /^(?:nem ideia|sei la|esqueci|(?:eu )?desist[io]|me rendo)$/,
  /^(?![khars ]+$)(?:(?:sei la|nao sei|(?:nao faco|nem|sem|nao tenho)(?: a menor| a minima)? ideia|esqueci|nao lembro|k{2,}|rs+|(?:ha){2,})(?: |$))+$/,
  /^(?:(?:eu|ih|xi|h+m+|ah|poxa|puts|prof|essa|agora) )*(?:(?:sei|lembro|faco ideia) (?:nao|la)(?: (?:nao|prof|mano|cara))?|nao (?:sei|lembro|faco|tenho|me lembro)(?: (?:a|menor|minima|ideia|mesmo|nao|essa|esse|isso|nem|nada|mais|agora|direito|prof|responder|dizer|de|vou|saber|dess[ae]s?|disso))*|(?:nem|tenho nem|sem|nenhuma)(?: a)?(?: menor| minima)? (?:ideia|sei|lembro)|branco total|deu branco|esqueci(?: tudo| essa| isso)*)$/,
];
/** Wants another question. */
export const next =
  /^(?:(?:agora|entao|ta|esta|ta bom|esta bem|beleza|certo|entendi|ah|legal|show|hum|quero|queria|pode ser|me da|manda|faz|bora|vamos|vai|sim|ok|nao sei|essa nao|muda|troca|passa)(?: de| para| pra| a)* )*(?:outr[ao]s?|mais uma|mais|proxim[ao]|pul(?:a|ar|o|e|ei)|passo|pass(?:a|ar)|seguinte|avanc(?:a|ar)|continu(?:a|ar|e)|segue|nova|muda|troca)(?: (?:pergunta|questao|uma|essa|esta|por favor|ai|vai|cartao|flashcard|card|exercicio|a|de|para|pra|diferente))*(?: (?:essa|esta|isso)(?: (?:eu|ja|e|foi|muito|bem))* (?:sei|sabia|vi|respondi|facil|dificil|repetid[oa]))?$/;
/** Asks how many answers of a quiz were right. */
export const score =
  /^(?:(?:e|prof|mas|entao|me (?:diz|fala|mostra)) )*(?:quant[oa]s?(?: (?:perguntas|questoes|eu|ja|que|foi))* (?:acertei|errei|respondi)(?: (?:perguntas|questoes))?|(?:(?:qual|quanto|como|e|esta|foi) )*(?:o |a |meu |minha )?(?:pontuacao|placar|score)(?: (?:e|esta))?)(?: (?:ate (?:agora|aqui)|ja|agora|n?ess[ea] quiz|n?o quiz|do quiz|hoje))*$/;
/** Goes back to the question that is open: "continua o quiz". */
export const goesOn =
  /^(?:(?:vamos|bora|quero|pode|ok|beleza|certo|entao|agora|podemos) )*(?:(?:continu(?:a|e|ar|amos|emos)|segu(?:e|ir|imos)|retom(?:a|e|ar)|volt(?:a|e|ar|amos)) (?:com |para |n?[oa]s? |ao )*(?:quiz|jogo|perguntas?|questao|treino)|(?:qual|repete|repita|fala de novo)(?: (?:e|era|foi))* (?:a )?(?:mesmo )?(?:a )?pergunta(?: (?:mesmo|de novo|atual|aberta|por favor))*)$/;
/** Wants to be asked about something else; what follows is the topic. */
export const changesTopic =
  /^(?:(?:agora|entao|ok|vamos|bora|quero|podemos|pode) )*(?:mud(?:a|e|ar)|troc(?:a|ar)|troque|pass(?:a|e|ar)|vai)(?: (?:de|o|a) (?:assunto|materia|tema|topico))?,? (?:para|pra|pro) (?:(?:o|a|os|as) )?(?!proxim|outr|frente|mim|seguinte)(?=\p{L}{3})/u;
/** Wants no more questions, in a few words more. */
export const quits = (bare: string): boolean =>
  quit.test(bare) ||
  // "Como a comida chega no estômago" asks.
  (!/^(?:(?:e|mas|prof) )*(?:como|por que|quando|onde|o que|qual|quanto|quem) /.test(bare) &&
    /\b(?:cansei|por hoje|ja deu|chega|por enquanto|ja basta|quero parar|vou (?:parar|dormir|sair)|nao quero mais|depois (?:eu )?continuo)\b/.test(
      bare,
    ) &&
    bare.split(' ').length <= longestOfQuit);
const longestOfQuit = 8;
/** Wants no more questions. */
const quit =
  /^(?:(?:quero|pode|vamos|podemos|vou|preciso|gostaria de|por favor) )*(?:parar?|parei|pare|chega|basta|sair|saia|encerr[ae]r?|termin[ae]r?|acab[ae]r?|acabou|cancel[ae]r?|fim|finaliz[ae]r?|stop|tchau|ate (?:logo|mais|amanha)|por hoje (?:e so|chega)|nao quero mais|deixa(?: pra la| para la)?)(?: (?:o|com|de|do|a|as|quiz|perguntas?|jogo|por (?:aqui|hoje|agora)|agora|ja|isso|mais|essa|este|responder|perguntar|me|por favor|conversa|tutor))*$/;

/** A question about a matter, even while another one is open; an answer may sound like one, but has no question mark. */
export const asksAnew =
  /^(?:(?:o )?que (?:e|sao|foi|foram|significa) .*\?|(?:por que|como|quando|onde|quem|qual|quais|quanto|quantos|quantas)(?: .*)?\?|(?:me |pode me |poderia me )?(?:expli(?:que|ca|car)|ensin[ae]|defina) .+)$/;
