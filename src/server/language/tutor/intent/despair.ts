import { asksOfMatter, figurative } from './care-patterns.ts';
import { bareOf, fits } from './message-lines.ts';

// All of them read folded text on one line, without punctuation.

const wishing =
  '(?:quero|queria|queira|quis|vontade de|penso em|pensando em|pensado em|pensei em|sonho em|prefiro|preferia|melhor|vou|rezo para|rezando para|peco para|pedindo para|torco para|torcendo para|desejo|espero|tomara que|tentei|pretendo)';
const kin =
  '(?:(?:meu|minha|um|uma|o|a|nosso|nossa) )?(?:melhor )?(?:bff|painho|mainha|padrasto|madrasta|menin[oa] d[ao] (?:minha )?\\w+|amig\\w+|namorad\\w+|irm\\w+|prim[oa]s?|pai|mae|coleg\\w+|filh\\w+|sobrinh\\w+|ti[oa]|vo|avo|ex|crush|vizinh\\w+|parceir\\w+|menin[oa]|alun[oa]|garot[oa]|guri\\w?|compadre|mano|marido|esposa|colega de \\w+)\\b';
const remedies = '(?:remedios?|comprimidos?|calmantes?|pilulas?|veneno|chumbinho)';
const height =
  '(?:ponte|viaduto|passarela|janela|sacada|predio|telhado|terraco|metro|trem|trilhos?|precipicio|penhasco|andar|laje|parapeito|onibus|caminhao)';
const limb = '(?:bracos?|pulsos?|pernas?|coxas?|pescoco|pele|barriga)';
const here = '(?:aqui|por aqui|entre voces|n[eo]ss?[ea] mundo|neste mundo|no mundo)';

/** "Seria melhor nem acordar amanhã", but "melhor nem acordar cedo" and "nem acordar o bebê". */
const notToWake = new RegExp(
  `(?:\\b(?:${wishing}|seria|era|bom|facil|alivio|quem dera|podia|poderia|pudesse)\\b(?: \\w+){0,5}? (?:nao|nem|nunca) (?:mais )?(?:acord(?:ar|e|asse)|ter acordado)|\\bnao (?:quero|queria) ter acordado|\\b(?:nao faco questao de|tanto faz se eu) acord\\w+)\\b` +
    '(?! (?:(?:amanha|hoje|tao|muito|assim|de manha) )*(?:cedo|tarde|atrasad\\w+|antes|as|com|o|a|os|um|meu|minha|ele|ela|ninguem|para|ate|no meio|na hora|da|do sono)(?: |$))',
);

/** Not to live, not to be. */
const notToLive = [
  notToWake,
  /\b(?:eu|melhor|queria|devia|deveria|preferia|antes|era para)\b.{0,40}\b(?:nao|nem|nunca) (?:\w+ ){0,3}?nascid[oa]\b|\b(?:nunca|nao) (?:devia |deveria |queria |era para )?ter nascido\b/,
  /\b(?:melhor|queria|quero|preferia|prefiro|gostaria de|pens\w+|vontade de) (?:\w+ ){0,3}?(?:nao|nem|parar de|deixar de) (?:estar|ficar|ter|existir|estivesse|existisse|acordar|respirar|viver|ter vindo)(?: mais)? ?(?:mais )?(?:aqui(?! (?:na|no|em|nessa|nesse))|por aqui|viv[oa]|n[eo]ss?[ea] mundo|neste mundo|no mundo|entre voces|$|e |mas )/,
  /\b(?:apagar|acabar com|encerrar) (?:a )?minha (?:propria )?(?:existencia|historia)\b|\b(?:queria|quero|vontade de|podia|pudesse) (?:\w+ )?evaporar\b/,
  /\bnao (?:mereco|consigo|pretendo|quero|queria|aguento|aguentar|suporto|vou|irei|desejo)(?: mais)? (?:mais )?(?:(?:continuar|ficar|estar|esta|estou|ta) )?(?:mais )?(?:viver|viv[oa]|vivendo|existir|existindo|n[eo]ss?[ea] mundo|neste mundo|nessa vida|nesta vida)\b/,
  new RegExp(
    `\\bnao (?:vou|pretendo|quero|irei|devo)(?: mais)? (?:estar|esta|ta|estou|ficar) (?:mais )?${here}(?! (?:n[ao]|em|para|amanha cedo))\\b(?!.*\\b(?:viaj\\w+|aula|medico|escola|casa|consulta)\\b)`,
  ),
  /\bquando eu nao (?:estiver|tiver|existir|for) (?:mais )?(?:mais|aqui|por aqui|viv[oa])\b|\bnao estarei (?:mais )?(?:aqui|por aqui|viv[oa]|entre)\b/,
  /\b(?:nao|nem) (?:\w+ ){0,2}?(?:vou|irei|estarei|sei se vou|me imagino|me vejo|quero|queria|pretendo) (?:\w+ ){0,3}?viv[oa]\b|\b(?:se|ate|enquanto) (?:eu )?(?:\w+ ){0,2}?(?:vou|ainda vou|ainda|estiver|estarei) (?:\w+ ){0,2}?viv[oa]\b/,
  /\b(?:meu|minha|no|na) (?:\w+ )?ultim[oa]s? (?:dia|dias|horas|noite|semana) (?:de )?(?:viv[oa]|vida|aqui|na terra)\b|\bultim[oa] (?:mensagem|adeus)\b(?! (?:de|por|do|d[ae] (?:hoje|noite|conversa)))|\bnao vou chegar (?:aos?|nos?) (?:\d{2}|vinte|trinta|quarenta|dezoito)\b(?! (?:por cento|pontos|acertos|questoes))/,
  /\bnao (?:quero|queria) (?:mais )?(?:acordar|viver|existir|estar viv[oa])\b|\bnao (?:tenho|vejo) (?:mais )?(?:futuro|por que (?:viver|continuar))\b|\b(?:nao acordar (?:nunca )?mais|nunca mais acordar)\b|\bse nao acord\w+\b/,
  /\bnao (?:quero|queria|aguento|vejo|tenho|enxergo|acho) (?:mais )?(?:viver|existir|estar aqui(?! (?:n[ao]s?|em|ness[ea]))|(?:motivo|razao|vontade|sentido|saida)(?: nenhuma?)?(?: (?:(?:para|de|em|pra) )?(?:viver|continuar|seguir|existir|vivendo|na vida|em nada|em viver)\b(?! estud)|$))/,
  /\bcontinuar (?:viv[oa]|vivendo|respirando|existindo)\b|\b(?:parar|parasse|pare|deixar|deixasse) de (?:respirar|existir|viver|(?:estar|esta) viv[oa])\b|\bcoracao (?:\w+ )?(?:pare|parasse|parar)\b(?! de)|\b(?:nunca mais|deixar de) existir\b|\b(?:nascer foi|meu (?:maior )?erro foi (?:ter )?nasc\w+)\b/,
  /\b(?:viver|existir|acordar|respirar) (?:\w+ ){0,2}?(?:doi|castigo|fardo|tortura|inferno)\b(?!.*\b(?:sartre|camus|filos\w+)\b)|\bdevolver (?:essa|esta|a|minha) vida\b|\bsem eu (?:\w+ )?(?:viv[oa]|dentro)\b|\b(?:nao estar|deixar de estar) (?:mais )?viv[oa]\b|\bnao (?:quero|queria) ver o (?:ano que vem|dia de amanha|proximo ano)\b/,
  /\b(?:desist\w+ (?:de tudo|d[ae] vida|de viver)|(?:sem|perdi|perdendo|acabou|falta|faltam|cade|qual|nenhum|nenhuma|nao \w+|que) (?:\w+ ){0,3}?(?:vontade|razao|motivo|forcas?|sentido|graca) (?:em |de |para |pra )(?:viver|existir|continuar viv\w+|estar viv[oa])|cans(?:ei|ad[oa]) (?:demais )?(?:de |para )(?:viver|existir|continuar viv\w+|estar viv[oa]))\b/,
  /\b(?:vale|valer|valesse) (?:mais )?a pena (?:\w+ )?(?:viver|vivendo|existir|estar viv[oa]|continuar viv\w+)\b|\b(?:minha vida|na vida|^a? ?vida|viver) (?:ja )?(?:nao )?(?:perdeu|faz|tem|vale)(?: mais)? (?:o |nenhum )?(?:sentido|a pena|nada)\b|\b(?:dificil|impossivel|insuportavel|pesado) (?:demais )?(?:de )?(?:viver|continuar viv\w+|existir|estar viv[oa])\b/,
  /\bpor que (?:eu )?(?:ainda )?(?:continuo|estou|sigo|existo|vivo|nasci)(?: (?:viv[oa]|vivendo|existindo|aqui ainda|eu))?$/,
];

/** Death, wished for or near. */
const death = [
  new RegExp(
    `\\b${wishing} (?:\\w+ ){0,4}?(?:morrer|morresse|morto|morta|sumir(?! com\\b)|desaparecer(?! com\\b)|me matar|me matasse|suicidar|me suicidar|me apagar|nao existir|nao acord\\w+|dormir e nao acordar|dormir para sempre|kms|unalive|desviver)\\b`,
  ),
  /\b(?:me|te) matar\b|\bme suicid\w+\b|\btirar (?:a )?minha (?:propria )?vida\b|\bacab(?:ar|o|ando) com (?:a )?minha vida\b|\bsuicidio e (?:a |minha |o )?(?:unica |melhor )?(?:saida|solucao|opcao)\b|\b(?:hoje|vou|eu|amanha|agora) (?:\w+ )?acab(?:o|ar) comigo\b|\bacabar com tudo\b(?!.*\b(?:capitulos?|materias?|listas?|exercicios?|paginas?|aulas?|revisao|conteudo|questoes|topicos?|tarefas?|pendencias?|provas?)\b)|\bpensamentos? suicidas?\b|\bpensando em suicidio\b|\bnao ter nascido\b/,
  /\b(?:devo|mereco|merecia|eu (?:\w+ )?(?:devia|deveria)) (?:\w+ )?(?:morrer|sumir|desaparecer)\b(?! com\b)|\bmat\w+ (?:a )?minha vontade de viver\b/,
  /\b(?:eu )?me mato\b(?! (?:de|para|estud\w+|trabalh\w+|todo dia|nos estudos))/,
  /\b(?:sewerslide|unalive|desviver|kill myself)\b|^(?:eu )?kms$|\bkms (?:hoje|agora|logo|amanha)\b|\b(?:quero|queria|vou|vontade de) kms\b/,
  /\b(?:tenho|tendo|ando|estou|tive|minhas?|voltaram|com|sinto) (?:\w+ ){0,3}?(?:ideac\w+|pensamentos?|vontades?|ideias?|impulsos?) suicidas?\b|\b(?:ideac\w+|pensamentos?) suicidas?\b.{0,40}\b(?:minha|voltaram|eu|tenho|comigo|de novo)\b/,
  /\bsuicidio\b.{0,40}\b(?:minha (?:cabeca|mente)|comigo)\b|\b(?:minha cabeca|penso em|pensei em|pensando em|tentei|tentar|cometer)\b.{0,30}\bsuicidio\b(?! (?:d[aeo]|em|n[ao]) )/,
  /\b(?:penso|pensando|pensado|pensei|pensar|pensamentos) (?:\w+ ){0,2}?(?:em|de) (?:minha )?(?:morrer|suicidio)\b(?! (?:d[aeo]s?|em|n[ao]s?) )|\b(?:penso|pensando|pensado|pensei) (?:\w+ ){0,2}?(?:na|em|sobre a) (?:minha )?morte\b(?! (?:d[aeo]s?|em|n[ao]s?|celular) )|\b(?:mais facil|solucao|alivio|saida) (?:\w+ ){0,3}?(?:morrer|sumir de vez|se eu morresse)\b|\bdoi (?:muito )?(?:para )?morrer\b|\bmorrer doi\b|\b(?:so )?a morte (?:\w+ )?(?:seria|resolve\w*|acabaria|traria|traz|me|e) .{0,40}\b(?:descanso|alivio|para mim|pra mim|meus?|minhas?|solucao|saida|paz)\b/,
  /\b(?:jeito|forma|maneira|modo|como) (?:de )?(?:se )?(?:morrer|me matar)\b(?! (?:de|um|uma|os|as|celul|plant|bact|germ))|\bmorrer (?:\w+ )?(?:sem|que nao|e nao) (?:sent\w+ |doa|doer|haja )?(?:dor|doi|doer|sofr\w+|nada)?\b/,
  /\bmeu (?:proprio )?(?:velorio|enterro|funeral|caixao|obituario)\b|\b(?:era para|devia|deveria|tinha que) (?:ser )?eu (?:\w+ )?(?:ter )?(?:morrido|morto|no lugar)\b|\beu (?:que )?(?:devia|deveria|tinha que) ter (?:morrido|ido)\b/,
  /\b(?:deus|a morte|um (?:carro|onibus|caminhao|raio|trem)|uma doenca|algo|alguem)\b.{0,25}\b(?:me (?:atropel|mat|peg|busc)asse\b|me (?:lev|atropel|mat|busc|peg)(?:asse|e|a|ar)\b(?! (?:(?:para (?:[oa]|casa|aula|escola)|na|no|em)\b))|passasse por cima de mim)|\b(?:doenca|cancer|acidente)\b.{0,40}\bacabar (?:logo )?com (?:isso|tudo)\b|\batravess\w+ a rua sem olhar\b/,
  /\b(?:encontrar|ficar com|estar com|ver|me juntar a|junto d[ae]|perto d[ae]|junto(?= del[ea])|perto(?= del[ea])) (?:\w+ )?(?:minha|meu|d?el[ea]|vovo|mamae|papai)\b.{0,20}\bn[oa] ceu\b|\b(?:ir embora|partir|sumir|sair|me despedir|me livrar|fugir) (?:de |d|n)(?:[eo]ss?[ea]|est[ea]|o) (?:mundo|vida)\b|\b(?:sumir|desaparecer) (?:do mundo|do mapa|para sempre|de vez)\b|\bem ordem antes de (?:partir|ir embora|eu ir)\b/,
  /\bestaria(?:m)? melhor mort[oa]\b|\b(?:melhor|preferia|queria|devia) (?:estar |era estar |eu estar )mort[oa]\b|\b(?:se|quando) eu (?:morresse|morrer|sumisse|nao existisse)\b(?! (?:amanha$|de (?:rir|amor)))/,
  /\b(?:quero|queria|queira|desejo|espero|tomara) (?:\w+ ){0,2}?que (?:tudo|isso|isto|a dor|esta dor|essa dor|a vida|a minha vida)(?: \w+){0,2}? (?:pare|parasse|acabe|acabasse|terminasse|sumisse|fim)\b|\b(?:que|se) tudo (?:acabasse|acabe|sumisse)\b|\bque isso tudo acab\w+/,
  /\b(?:fazer|cometer|pensando (?:em|numa)|vontade de) (?:fazer )?(?:uma? )?(?:besteira|loucura|desgraca)s?$|\b(?:fazer|fiz) (?:uma )?(?:besteira|loucura) comigo\b|\bcoragem\b.{0,50}\b(?:comigo|contra mim|de me)\b/,
];

/** What harms oneself, and what it is done with. */
const harm = [
  /\btom(?:ei|amos|ando) (?:\w+ ){0,2}?(?:remedios?|comprimidos?|calmantes?) (?:demais|a mais|todos?)\b|\bme machuquei de proposito\b|\bme (?:cort(?:ar|o|ei|ando)|machuc(?:ar|o|ei)|mutil\w+|automutil\w+|enforc(?:ar|o|ei)|furando)\b(?! (?:com (?:papel|a folha)|jogando|treinando|no (?:futebol|treino)))|\bme matando\b(?! (?:de|para|estud))|\bme (?:queim|bat|arranh|mord|belisc)(?!(?:e|em|eu|eram|a|am|ou|aram)\b)\w+\b.{0,40}\b(?:aliviar|punir|castigar|de novo|quando (?:\w+ )?(?:erro|fico|estou|tiro)|de raiva|para nao|tod[oa])\b/,
  new RegExp(
    `\\b(?:cortes?|cicatriz(?:es)?|marcas?|riscos?)\\b.{0,40}\\b(?:(?:meus?|minhas?) ${limb}|fiz em mim)\\b|\\b(?:meus?|minhas?) ${limb}\\b.{0,30}\\b(?:cortes?|cortad\\w+|cicatriz(?:es)?)\\b`,
  ),
  new RegExp(
    `\\b(?:lamina|gilete|estilete|navalha|apontador|caco de vidro|faca|tesoura|isqueiro)\\b.{0,40}\\b(?:(?:n[ao]s?|meus?|minhas?) )+${limb}\\b|\\b(?:com|peguei|segurando|tenho) (?:uma? )?(?:lamina|gilete|estilete|faca|corda|arma|veneno)s?\\b(?: \\w+){0,2} (?:na mao|comigo|aqui|no pescoco|no pulso|em casa)\\b`,
  ),
  /\b(?:recai|voltei|recaida|limp[oa]|dias sem|semanas sem|meses sem)\b.{0,30}\b(?:automutil\w+|autoles\w+|sh|cutting|me cortar|me machucar)\b/,
  new RegExp(
    `\\b(?:tomei|engoli|tomar|tomando|vou tomar|tomo)\\b.{0,15}\\b(?:tod[oa]s?|um monte de|varios|muitos|uns|cartelas?|frasco|vidro|caixa)\\b.{0,20}(?:\\b${remedies}\\b|\\binteir[oa]s?\\b)|\\btom(?:ei|ar) veneno\\b`,
  ),
  new RegExp(
    `\\b(?:guard|junt|escond|separ|estoc)\\w+ (?:\\w+ ){0,3}?${remedies}\\b(?!.*\\b(?:geladeira|armario|temperatura|validade|lugar)\\b)|\\bmisturei\\b.{0,15}\\b${remedies}\\b|\\b${remedies}\\b.{0,40}\\b(?:tom|engol)\\w+ (?:tudo|todos|todas)\\b|\\b${remedies}\\b.{0,30}\\b(?:acabar com (?:isso|tudo|a dor)|nao acord\\w+)\\b`,
  ),
  new RegExp(
    `^(?=.*\\b(?:eu|me|fico|ficava|estou|penso|pensando|pensei|vontade|minha|meu|queria)\\b)(?:.*\\b${height}\\b.{0,60}\\b(?:pul(?:ar|o|ando|asse)|me jog\\w+|saltar|acabar com (?:isso|tudo)|soltar)\\b|.*\\b(?:pular|me jog(?:ar|o)|saltar)\\b.{0,25}\\b${height}\\b(?! de (?:conteudo|materia|capitulo)))`,
  ),
  new RegExp(
    `\\b(?:estou|subi|sentad[oa]|fui|aqui|cheguei)\\b.{0,20}\\b(?:beira|parapeito|beirada|ponta) (?:d[aeo] )?${height}\\b|\\b(?:pens\\w+|vontade) (?:em|de) me jogar\\b(?! n[ao]s? (?:estudos?|piscina|cama|sofa|rede|mar))|\\bme jogar (?:d[aeo]|na frente|embaixo)\\b`,
  ),
  /\barma (?:d[oe] )?(?:meu|minha) (?:pai|avo|tio|padrasto|mae|irmao)\b/,
];

/** Leave taken, and being too much for others. */
const leave = [
  /\b(?:escrev(?:i|endo|er)|deixei|fiz) (?:\w+ )?cartas? de despedida\b(?! (?:d[aeo]s?|para|a[os]?) )|\bcarta de despedida\b.*\b(?:escrevi|minha|meus pais)\b|\bja (?:escrevi|deixei|fiz) (?:a|as|minhas?|uma) cartas?\b(?! (?:de|do|argument|aberta|para o|que o professor))/,
  /\bme despedi de (?:todo mundo|todos|cada|quem|todas)\b|\bcuid(?:em|a|e) (?:bem )?d[ao]s? (?:minha|meu)s? (?:irm\w+|mae|pai|gat\w+|cachorr\w+|filh\w+|avo|vo|bichos?)\b|\b(?:perdao|desculpa|perdoa|perdoe|me perdoem?) (?:mae|pai|familia|mamae|papai)\b/,
  /\b(?:dei|doei|distribui|deixei) (?:tod[oa]s )?(?:os |as )?(?:meus|minhas) (?:livros|coisas|roupas|cadernos|jogos)\b.{0,80}\b(?:nao vou (?:mais )?precisar|onde (?:eu )?vou|nao preciso mais)\b|\badeus\b.{0,120}\bnao vou (?:mais )?precisar\b|\bonde (?:eu )?vou (?:eu )?nao vou precisar\b|\bnao vou (?:mais )?precisar (?:mais )?(?:deles|delas)? ?onde (?:eu )?vou\b/,
  /\b(?:sou|me sinto|virei) (?:so )?(?:um|uma) (?:peso|fardo|estorvo)\b|\bmelhor sem mim\b|\b(?:todos|todo mundo|meus pais|minha familia|eles) (?:\w+ ){0,3}?(?:melhor|mais felizes?) sem mim\b|\b(?:mundo|familia|todos|todo mundo|vida d\w+) (?:\w+ ){0,4}?melhor(?:es)? (?:se eu|sem eu)\b|\bninguem (?:\w+ )?(?:sentiria|sentir|sente) (?:a )?(?:minha )?falta\b/,
];

/** Somebody else in danger. */
const other = [
  /\btent(?:ou|aram) contra a (?:propria )?vida\b|\ba vida d(?:ele|ela) acab\w+ (?:hoje|agora|amanha)\b|\bse acabar n[oa] (?:acude|rio|mar|estrada)\b/,
  new RegExp(
    `\\b${kin}.{0,60}\\b(?:arrumou|comprou|guardou|pegou) (?:o |um |uma |a )?(?:veneno|corda|arma|chumbinho)\\b|\\b${kin}.{0,60}\\b(?:vale mais (?:que viv[oa]|mort[oa])|mort[oa] (?:el[ea] )?vale mais|rondando a (?:arma|espingarda))`,
  ),
  new RegExp(
    `\\b${kin}.{0,80}\\b(?:se mat(?:ar|ou|asse|a|e)|se cort(?:ar|ando|a|ou)|se machuc(?:ando|a|ou)|se enforc\\w+|se jog(?:ar|ou|asse)|se suicid\\w+|se mutil\\w+|suicidio|(?:nao quer|quer|queria|quis|pensa em|vontade de|falou em|fala em) (?:\\w+ )?(?:morrer|viver|sumir|existir)|tirar a (?:propria )?vida|cansad[oa] de viver|melhor sem el[ea]|de despedida)\\b`,
  ),
  new RegExp(
    `\\b${kin}.{0,40}\\b(?:tomou|engoliu)\\b.{0,30}\\b(?:${remedies}|cartelas?)\\b|\\b(?:mundo|todos|todo mundo) (?:\\w+ ){0,3}?melhor sem el[ea]\\b`,
  ),
];

const first =
  '(?:eu|me|mim|comigo|minha|meus?|quero|queria|vontade|penso|pensando|pensei|ando|imagin\\w+|peco|rezo|tomara|invej\\w+|planej\\w+|ensaiei|pesquisei|comprei|gravei|deixei|estou|vou|fui|fico)';
const deathly = [
  '(?:virar|ser|ja (?:estar|esta)) (?:um |uma )?(?:defunt[oa]|cadaver)',
  '(?:ir|vou|indo|logo) (?:logo )?para o (?:cemiterio|caixao)|meu caixao',
  '(?:estar|esta|ja|para|na|minha) (?:a |na )?cova',
  '(?:ficar|estar|esta|comigo|eu) debaixo da terra|bat(?:er|esse) as botas',
  '(?:dar|dou|dei|acabar) (?:\\w+ )?(?:cabo|fim) (?:de|em|a|com) (?:mim|minha vida|tudo isso)|me dar um fim|fim na minha vida',
  'foi enterrad[oa]|ser enterrad[oa]',
  '(?:decisao|vontade|tentativa|falando|ideia|plano) de (?:morrer|me matar|me suicid\\w+|suicidio)|morrer logo|morrer mesmo|de me matar',
  'suicidar|wanna die|want to die|kys|kms|end it all|end my life',
  'valh?[eo]r? mais (?:\\w+ )?(?:mort[oa]|que (?:eu )?viv[oa])|mort[oa] (?:el[ea] |eu )?vale mais',
  '(?:encerrar|findar|terminar|interromper) (?:a )?minha (?:propria )?vida|findar (?:esse|este) sofr\\w+',
  '(?:bala|tiro) na (?:minha )?cabeca|apontad[oa] (?:para|pra) mim',
  'me (?:atirar|afogar|furar|apagar|envenenar|eletrocutar|asfixiar|sufocar)(?! (?:n[ao]s?|em|de|com a) (?:livros?|estudos?|materia|conteudo|trabalho|cabeca))',
  '(?:comprei|peguei|arrumei|amarrei|arrumar) (?:a|uma) corda(?! (?:d[oae] |para (?:pular|varal)|nova))',
  '(?:quero|queria|vou|vontade de|pensei em|penso em) (?:beber|tomar|arrumar|comprar) (?:o |um )?(?:veneno|chumbinho)',
  '(?:cabeca|testa) na parede ate|ate sangrar|vozes (?:falam|mandam|dizem|pedem)',
  '(?:ir|entrar|afundar|sumir) (?:\\w+ ){0,2}?(?:no fundo|para o fundo) d[oa] (?:rio|mar|acude|represa|lago|poco)|nao voltar (?:a|para a) (?:tona|superficie)',
  'imaginando a (?:minha )?queda',
  '(?:saida|partir|partido|sair|ir embora|livre) d(?:ess|est)e (?:planeta|mundo)|depois que eu (?:me )?for (?:de vez|embora para sempre)|partir sem sentir',
  '(?:parando|parei|deixando) de tomar (?:minha|meus?) .{0,30}de proposito|de proposito .{0,20}ir embora',
  'eu me apagar|apagar para (?:todo )?sempre',
];
/** Words of death beside oneself. */
const ofOwnDeath = [new RegExp(`^(?=.*\\b${first}\\b).*\\b(?:${deathly.join('|')})\\b`)];

const own = [...notToLive, ...death, ...harm, ...leave];

/** Digits that hide a letter: "suic1das". */
const letters: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's' };
const disguised = /(?<=[a-z])[01345](?=[a-z])/g;
/** "S.u.i.c.i.d.a.r", once its points are gone. */
const spaced = /\b(?:[a-z] ){4,20}[a-z]\b/g;

const wishes = '(?:quero|queria|quis|vou|ia|prefiro|vontade de|penso em|pensando em|queru|qero|kero)';
/** Words of death as they are misspelt. */
const misspelt: readonly (readonly [RegExp, string])[] = [
  [/\b(?:qero|queru|keru)\b/g, 'quero'],
  [/\bmi (?=mat|jog|cort|enforc|suicid|machuc)/g, 'me '],
  [new RegExp(`(?<=\\b${wishes} (?:so |muito |logo )?)(?:morre|morrerr+|morer|morre+r)\\b`, 'g'), 'morrer'],
  [new RegExp(`(?<=\\b${wishes} (?:so |logo )?)acaba(?= com )`, 'g'), 'acabar'],
  [/(?<=\bme )joga(?= d[aeo] )/g, 'jogar'],
  [new RegExp(`(?<=\\b${wishes} (?:so )?me )(mata|corta|enforca)\\b`, 'g'), '$1r'],
  [/\bmorr?e[cs]e\b/g, 'morresse'],
  [/\bacaba[cs]e\b/g, 'acabasse'],
];

/** Speaks of a text, whose words are not one's own. */
const ofText =
  /\b(?:poemas?|textos?|eu lirico|personagens?|frases?|versos?|autor\w*|romances?|seminario|obras?|contos?|trechos?|oracao|oracoes|analis\w+|interpret\w+|sujeito|verbo|predicado|figura|citacao|disse|filosof\w+|traduz\w*|ingles)\b/;
const quotation = /["“”«][^"“”«»]{2,200}["“”»]/gu;
/** Of somebody in a case that is studied. */
const ofCase =
  /\b(?:pacientes?|caso clinico|estudos? de caso|conduta|classificacao de risco|diagnostic\w+|enunciado|anamnese|prontuario|protocolo|epidemiolog\w+)\b/;
const ofSelf = /\b(?:eu(?! lirico)|me|mim|meus?|minhas?|estou|sou|quero|tenho|penso|pensei|ando)\b/;
/** Speaks of oneself only to ask, or to say what one studies. */
const asking =
  /\bme (?:expli\w+|fal\w+|di[zg]\w*|cont\w+|ajud\w+|d[ae]|mostr\w+|resum\w+|ensin\w+)\b|\b(?:meus?|minhas?) (?:duvidas?|professor\w*|trabalhos?|livros?|provas?|materias?|resumos?|seminario)\b|\b(?:eu|estou) (?:li|lendo|vi|vendo|estudando|estudei|aprendi)\b|\bquero (?:saber|entender|estudar|revisar)\b/g;

/** A sentence of one's own, as the patterns read it. */
function plainly(sentence: string): string {
  const unquoted = sentence.replace(quotation, ' ');
  const bare = bareOf(ofText.test(bareOf(unquoted)) ? unquoted : sentence)
    .replace(/(?<=[a-z])@(?=[a-z\d])/g, 'a')
    .replace(disguised, (digit) => letters[digit] ?? digit)
    .replace(spaced, (word) => word.replaceAll(' ', ''));
  return misspelt
    .reduce((text, [pattern, word]) => text.replace(pattern, word), bare)
    .replace(figurative, ' ');
}

const beforeQuestion =
  /[,;]\s+(?=(?:o que|por que|quem|quando|onde|como|qua[il]s?|quant[oa]s?|me expli|expli|defin)(?!\p{L}))/iu;
const mostClauses = 12;

/** Whose life may be in danger. */
export type Despair = 'own' | 'other';

/**
 * Whether one of the sentences of a message, each with its shortened words written out, speaks of not wanting to live, of
 * harming oneself, or of somebody who does; null when none does. To be asked in vain costs a student little, not to be
 * heard may cost all: what may mean it counts as such, but for questions about a matter and what only a quoted text says.
 */
export function despairIn(sentences: readonly string[]): Despair | null {
  // "Por que eu ainda existo, o que é a mitose?"
  const told = sentences
    .flatMap((sentence) => [...new Set([sentence, ...sentence.split(beforeQuestion).slice(0, mostClauses)])])
    .map(plainly)
    .filter(
      (bare) =>
        ofSelf.test(bare.replace(asking, ' ')) ||
        !(asksOfMatter.test(bare) || ofCase.test(bare) || ofText.test(bare)),
    );
  if (told.some((bare) => fits(own, bare))) return 'own';
  if (told.some((bare) => fits(other, bare))) return 'other';
  return told.some((bare) => fits(ofOwnDeath, bare.replace(asking, ' '))) ? 'own' : null;
}
