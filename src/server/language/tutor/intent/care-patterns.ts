// All of them read folded text on one line, without punctuation.

const feeling =
  '(?:cansad|exaust[oa]s?\\b|esgotad|ansios|nervos[oa]s?\\b(?! central)|trist(?:e|inh[oa])\\b(?! fim)|desanimad|estressad|deprimid|perdid[oa] (?:na vida|em tudo|demais)|sobrecarregad|desesperad|frustrad|sozinh|chorand|desmotivad|acabad[oa]|surtand|apavorad|assustad|preocupad|angustiad|mal\\b(?! (?:d[aeo]s?|e|ou|como|condicionado)\\b)|(?:um|uma|o|a) (?:lixo|caco|trapo|bagaco|zumbi|pilha|desastre|fracasso|farrapo|merda|bosta)\\b(?= hoje| prof| total| de | ambulante| para (?:estudar|ler|revisar)|$)(?! d[eoa]s? (?!pessoa|gente|aluno|aluna))|n[ao] (?:bagaco|fundo do poco|limite|pior fase|bad|merda)|em frangalhos|no fim das forcas|destruid|arrasad|devastad|mort[oa](?: de (?:cansad\\w*|can[cs]\\w*))?\\b(?! (?:de|n[ao]|em|d[ao]))|pessim[oa]\\b|pra baixo|para baixo|no limite|em panico|sem (?:chao|rumo|esperanca|ninguem|saida|ar|gas|condic\\w+|vontade|forca|forcas|energia|motivacao|animo|saco|cabeca|dormir)|com (?:muit[oa] |tant[oa] )?(?:ansiedade|medo|sono|vergonha|raiva|culpa|burnout|insonia|panico|pavor|dor de cabeca|crise))';

/** Who does it. */
const kin =
  '(?:pais?|mae|padrasto|madrasta|tio|tia|vo|avo|irmao|irma|primo|prima|namorad[oa]|marido|esposa|ex|chefe|patrao|professor\\w*|vizinho|treinador|pastor|padre)';
/** What others do to one: violence, abuse, hunger; told by whom it happens to. */
export const harmed = [
  /\b(?:fui|estou sendo|tenho sido|quase fui) (?:estuprad|abusad|assediad|molestad|violentad|agredid|espancad|ameacad|perseguid|chantagead|expuls)[oa]s?\b/,
  /\b(?:sofro|sofri|sofrendo) (?:\w+ ){0,2}?(?:abusos?|assedio|violencia|estupro|agress(?:ao|oes)|ameacas?|chantagem)\b/,
  /\bme (?:assediou|assediaram|assedia|assediam|estuprou|estupraram|abusou|abusa|abusaram|molestou|molesta|violentou|agrediu|agride|agridem|espancou|espanca|ameacou|ameaca|ameacam|ameacaram|persegue|perseguem)\b/,
  new RegExp(
    `\\b(?:meu|minha|meus) ${kin}\\b(?: \\w+){0,5}? (?:me (?:toc(?:a|ou)|bat(?:e|eu|em)|tranc(?:a|ou)|empurr(?:a|ou)|chut(?:a|ou)|queim(?:a|ou)|belisc(?:a|ou))|(?:bate|bateu|batia|agride|espanca) (?:n[ao]|em) (?:minha|meu)|entra no meu quarto|chegou bebad[oa])\\b`,
  ),
  // "Meu padrasto falou que vai me matar."
  new RegExp(
    `\\b(?:meu|minha|meus) ${kin} (?:\\w+ ){0,3}?(?:disse|falou|jurou|prometeu|diz|fala|dizendo|falando) (?:\\w+ )?que (?:\\w+ )?(?:me mata|vai me (?:matar|bater)|ia me (?:matar|bater))\\b`,
  ),
  new RegExp(`\\bmedo d[oae] (?:meu|minha) ${kin}\\b|\\bmedo de voltar (?:para|pra) casa\\b`),
  /\b(?:estou|estamos) passando fome\b|\bnao tem (?:nada para comer|comida) em casa\b/,
  /\b(?:vomit\w+|sem comer|parei de comer)\b.{0,40}\bemagrecer\b/,
];

/** Tells of tiredness, fear, sadness or of giving up; of oneself, never of a matter. */
export const distress = [
  /\bme mat(?:a|ando) (?:\w+ )?(?:por dentro|aos poucos)\b|\b(?:a|minha|essa) vida (?:\w+ )?me mat(?:a|ando)$|\bmort[oa] (?:por dentro|de tristeza)\b|\bmorri por dentro\b/,
  new RegExp(
    `\\b(?:estou|ando|estava|me sinto|me sentindo|sentindo|fico|fiquei|ficando|vivo|sinto|tenho (?:estado|andado|ficado|me sentido))(?: \\w+){0,3}? ${feeling}`,
  ),
  new RegExp(
    `^(?:(?:nossa|ai|affs?|poxa|prof|professora?|cara|mano|oi|muito|tao|que|eu|hoje|so|meio|super|bem) )*${feeling}`,
  ),
  /\bnao (?:suporto|consigo|estou aguentando|estou conseguindo) mais\b|\bnao aguento\b(?! (?:mais )?(?:de (?:tanta )?vontade|(?:(?:ess|est|ness)[ea]s? )?(?:site|app|aplicativo|lentid\w+|propaganda|anuncio|travamento)))|\bnao (?:consigo|estou conseguindo) (?:\w+ ){0,2}?(?:estudar|me concentrar|concentrar|focar|dormir|parar de|render|sair da cama|levantar|respirar|fazer nada|pensar|acompanhar)\b/,
  /\b(?:quero|vou|vontade de|pensando em|pensei em|penso em|acho que vou|prestes a) (?:desistir|largar|trancar|abandonar|chutar o balde)\b/,
  /\b(?:sou|me acho|me sinto|me sentindo|sou muito|sou tao|que) (?:\w+ )?(?:burr[oa]|fracassad[oa]|fracasso|inutil|incapaz|idiota|pessim[oa](?! (?:em|n[ao]|com) )|lixo|insuficiente|vergonha)\b/,
  /\b(?:nunca|nao) vou (?:\w+ )?(?:passar|conseguir|dar conta|dar certo|ser aprovad[oa])\b|\bnunca vou (?:entender|aprender)\b|\bnao (?:dou|vou dar|estou dando|consigo dar) conta\b|\b(?:todo mundo|todos|meus (?:amigos|colegas)) .{0,40}(?:menos eu|e eu nao)\b|\b(?:nao tenho|sem) cabeca\b|\b(?:eu|meus?|minhas?|estou|fiquei|entrei)\b.{0,25}\b(?:no hospital|internad[oa]|doente|(?:de|em|no) luto|depressiv[oa])\b|\b(?:tenho|estou com|estou em|entrei em|minha|entrando em) depressao\b|\bnao sou (?:capaz|bom o|boa o|inteligente|suficiente)\b|\bnao sirvo (?:para|pra)\b|\bnada (?:da|entra|dá) (?:certo|na (?:minha )?cabeca)\b|\bnao tem jeito\b/,
  /\b(?:reprovei|bombei|fui (?:muito )?mal|fui reprovad[oa]|(?:tirei|(?:acabei|acabo) de tirar) (?:(?:um|uma|so|apenas) )*(?:zero|[0-4](?: \d)?\b|notas? (?:\w+ )?(?:baixas?|vermelhas?|ruins?|ruim|pessimas?|horrive(?:l|is)))|zerei|me dei mal|perdi (?:a prova|o ano|o semestre|a bolsa))\b/,
  /\b(?:esta|ficou|anda|tudo) (?:\w+ )?(?:muito |tao |bem )(?:dificil|pesado|puxado|complicado)\b|\b(?:esta|ficou|anda|tudo) (?:dificil|pesado|puxado|complicado) demais\b(?! (?:de|para) (?:entender|aprender))|\bnao vejo (?:mais )?(?:graca|alegria|cor) (?:mais )?em (?:mais )?nada\b|\btudo (?:o )?que (?:eu )?fa[cz]\w* (?:da|sai|fica|deu) errado\b|\bdeu branco\b|\bnao entra (?:mais )?nada\b|\bnada (?:mais )?entra\b|\bnao sei (?:mais )?(?:se (?:vou|consigo|aguento)|o que fazer da vida)\b/,
  /\b(?:decepcion\w+|envergonh\w+)\b.*\b(?:comigo|eu|me|meus? pais|minha (?:mae|familia))\b|\b(?:comigo|eu|meus? pais|minha (?:mae|familia))\b.*\bdecepcion\w+|\b(?:chorei|(?:vontade de|so|sei|consigo|quero|parei de|paro de|parar de|comecei a|vou|quase|deu|estou a|de tanto) chor(?:ar|ei|o)|(?:estou|aqui|eu|fiquei|passei|fui|so|vivo|acabei) (?:\w+ ){0,3}?chorando)\b/,
  /\b(?:minha ansiedade|muita ansiedade|(?:ansiedade|panico|desespero|tristeza) (?:bat(?:e|eu|endo)|apert\w+|tomou conta)|ansiedade (?:esta|me|antes|que (?:sinto|da)|(?:com|pra|para|por causa d[aeo]|de) (?:a |o )?(?:prova|enem|vestibular|apresent\w+|estudar|vespera))|(?:tive|tendo|tenho|com|em|minhas?|ter|mais uma|outra|deu|bateu|uma) (?:\w+ )?(?:crises?|ataques?) de (?:ansiedade|panico|choro)|(?:com|tive|tendo|meu|em) burnout|medo de (?:reprovar|falhar|nao passar|decepcionar|errar|fracassar|nao conseguir|dar branco)|estou com (?:muito )?medo|bateu (?:um|uma|o|a) (?:\w+ )?(?:desespero|desanimo|tristeza|ansiedade|medo|bad)|me cobro|muita pressao|pressao (?:d[aoe]s? (?:meus?|minha|familia|provas?|vestibular|escola|faculdade|estudos|trabalho|pais)|(?:(?:aqui|la|esta|e|em|na|no|casa) ){0,4}?(?:em casa|enorme|demais))|sob pressao|odeio (?:estudar|a escola|a faculdade|minha vida|tudo|a mim|me)|(?:meus?|minhas?|um|uma) (?:\w+ )?(?:pais?|mae|avos?|vo|bisav\w+|irm\w+|ti[oa]s?|prim[oa]s?|amig\w+|coleg\w+|cachorr\w+|gat\w+|namorad\w+|padrinho|madrinha|sogr\w+|filh\w+|bebe|professor\w*) (?:\w+ ){0,3}?(?:morreu|morreram|faleceu|se foi)(?! de rir)|terminou comigo|brig(?:uei|aram|ando) (?:com|em casa)|me sinto (?:culpad|vazi|so\b))\b/,
  /\b(?:nao (?:estou com|tenho|sinto)|(?:estou|ando|fico|hoje|eu|totalmente) sem|zero) (?:\w+ ){0,2}?(?:vontade|animo|disposicao|pilha|energia|saco|pique|coragem)\b|\b(?:sem|nenhuma|zero) (?:pilha|pique|disposicao|vontade|animo)(?: nenhuma?)?(?: (?:para|de) (?:estud\w+|nada|ler|aula))?$|\b(?:morrendo|caindo|morta|morto) de sono\b|\b(?:meu cerebro|minha (?:cabeca|mente)) (?:\w+ )?(?:fritou|derreteu|pifou|fundiu|bugou|torrou|desligou)\b|\b(?:nao (?:rendo|rende|estou rendendo|consigo render)|li a mesma (?:pagina|linha|frase))\b|\bme deixou (?:destruid|acabad|esgotad|exaust|mal\b|mort)\w*|\b(?:so quero|quero so|queria so|so queria) (?:\w+ )?(?:descansar|dormir|minha cama|cama|ferias|parar)\b|\bpreciso de ferias\b|\bnem cafe (?:\w+ )?(?:resolve|adianta|ajuda)\b|\bdormi (?:\w+ )?(?:super mal|muito mal|mal|pouco|pessimamente|(?:so )?\d h\w*)\b|\bolhos? (?:\w+ )?fechando\b/,
  /\b(?:decepcao|vergonha) d[ae] (?:casa|familia)\b|\bnao tenho (?:um|uma|nenhum|nenhuma) amig[oa]\b|\b(?:bola|no|aperto) na garganta\b|\bmedo de (?:zerar|travar|nao dar conta|nao dar tempo)\b|\b(?:deu|bateu|uma|tanta|muita) tristeza\b|\blagrimas?\b.{0,20}\b(?:ca\w+|desc\w+|escorr\w+|nao para\w*)\b|\bfalta (?:o |de )?ar quando\b|\bsaudades? (?:demais|de casa|d[ao]s? (?:minha|meu|familia))\b|\b(?:estou|ando|fiquei) (?:\w+ )?(?:abatid|arrasad|desolad|desesperad|moid|pregad|sugad|quebrad|drenad)[oa]\b|\b(?:estou|to|fico|ficando|ficar) (?:\w+ )?para tras\b|\bpiadinhas?\b.{0,40}\b(?:mal|me|comigo|aula)\b|\b(?:cerebro|cabeca|mente)\b.{0,12}\b(?:mingau|gelatina|sopa|papa)\b|\bbateria (?:\w+ ){0,3}?em \d\b|\b(?:vista|vistas|olhos) (?:\w+ )?ard\w+\b|\bme deix(?:a|ou) (?:muito )?mal$|^sugad[oa] (?:por|pelo)\b|\bmort[oa] de can\w+\b/,
  /\bme compar\w+ (?:com|a[os]?) (?:\w+ )?(?:meus?|minhas?|outr|el[ea]|prim|irm|coleg)|\b(?:meus pais|minha mae|meu pai|minha familia|meu padrasto|minha avo)\b.{0,30}\b(?:separa\w+|divorci\w+|brig\w+|grit\w+|me cobr\w+|(?:para |so )cobrar|me obrig\w+|nao me (?:entend|apoi|escut|ouv|am)\w+|fala mal)\b|\b(?:riu|riram|rindo) d(?:e|a) (?:mim|minha)\b|\bme chama(?:ram|m|ndo|va) de (?:\w+ )?(?:burr|idiot|inutil|gord|fei|lent|fracass|lixo)\w*|\b(?:estou|sou|ando|tao|muito) infeliz\b|\b(?:isso|esta|anda) (?:me )?do(?:i|endo)(?: (?:muito|demais|tanto))?$|\bparou de (?:falar|conversar) comigo\b|\baperto (?:\w+ )?no peito\b/,
  /\b(?:que|muito|tanto|morrendo de|estou com) (?:cansaco|sono|desanimo|preguica|estresse|stress)\b|\b(?:desanimei|surtei)\b|\bcansei\b(?! de (?:err|esquec|confund|perder))|\btravei$/,
  /\b(?:vou|quase|estou quase|prestes a) (?:\w+ )?(?:surtar|enlouquecer|pirar|chorar|explodir|infartar|ter um (?:treco|colapso|troco))\b|^(?:\w+ )?socorro .+|\bnao (?:dormi|consegui dormir|preguei o olho|tenho dormido|estou dormindo)\b|\b(?:sem|noites? sem) dormir\b/,
];

/** Turns of phrase by which students tell how they are; all of them speak of oneself. */
const first = '(?:meu|minha|meus|minhas)';
export const idioms = [
  /\bmorrendo de (?:medo|ansiedade|angustia|vergonha)\b|\bnunca vou (?:ser|virar|me tornar|chegar la)\b|\bacab(?:a|am|ando|ou) comigo\b|^(?:\w+ )?fiquei (?:de|em) (?:recuperacao|dependencia|dp)(?: (?:de|em|n[ao]) \w+)?$|\b(?:com a|minha) cabeca (?:(?:esta|muito|tao) )*(?:cheia|quente|a mil|explodindo)\b|\b(?:briguei|discuti|bati de frente) com (?:o |a )?(?:meu|minha|meus|minhas)\b/,
  // What others do to one.
  /\b(?:ri(?:em|u|ram|ndo)?|zo\w{1,4}|debocha\w*|goza\w*|tir\w{1,3} (?:sarro|onda)|fal\w+ mal|implic\w+|faz\w* (?:bullying|piada)) (?:\w+ ){0,2}?(?:de mim|da minha cara|comigo)\b|\bsofr(?:o|i|endo) bullying\b|\bme (?:exclu\w+|isolam|ignoram|desprez\w+|diminu\w+|rejeit\w+)\b/,
  /\b(?:deu|saiu|foi|da) tudo errado\b|\b(?:estou|ando|me sinto) (?:\w+ )?(?:sufocad\w+|encurralad\w+|pression\w+|esmagad\w+|afogad\w+|aflit\w+|inquiet\w+|agoniad\w+)\b|\b(?:tenho|ando|venho) chorad\w+\b|\bcoracao na mao\b|\bnao (?:estou|ando|vou) aguent\w+|\bfui (?:muito )?(?:pessim[oa]|horrivel|terrivel)\b|\b(?:maos?|mao) (?:\w+ )?suand\w+/,
  /\btudo (?:esta |vem |sempre )?(?:dando|deu|da|sai|saindo) errado\b|\b(?:faco|fiz|erro) (?:sempre )?tudo(?: errado)?(?: sempre)?$|\b(?:desmaiei|vomitei|passei mal|tremi|congelei)\b.*\b(?:prova|nervos\w|aula|ansiedade|apresentacao)\b|\b(?:estudar|escola|faculdade|isso|vida|cursinho) (?:\w+ )?(?:virou|e|esta sendo) (?:uma? )?(?:tortura|inferno|pesadelo|sofrimento|martirio)\b|\bpesadelos? com (?:a |o )?(?:prova|enem|vestibular|escola)\b|\bme (?:acham?|chamam?|chamou) (?:de )?(?:muito )?(?:burr|idiot|inutil|lent|fracassad|lixo)\w*|\bnao consigo nem (?:abrir|olhar|comecar|pensar|levantar|ler)\b/,
  /\b(?:estou|ando|fiquei) (?:\w+ )?(?:o po|gravida|de luto|doente|surtand\w*|perdid[oa] na vida|(?:na )?bad|esgotad\w|decepcionand\w*|falhand\w*|fracassand\w*|afundand\w*|me afogand\w*|desmoronand\w*|carente|confus[oa] com tudo)\b|\bnao (?:estou|ando|me sinto|fico) (?:\w+ )?(?:legal|bem|feliz|dando conta|aguentando|suportando|boa|bom|normal|eu mesm[oa])(?: (?:hoje|nao|prof|mais|da cabeca|esses dias|ultimamente))*$/,
  /\bsou (?:sempre )?(?:(?:um|uma|o|a|mais|muito|tao|bem|completamente|realmente) ){1,3}(?:mais )?(?:burr[oa]|lent[oa]|fracassad[oa]|inutil|pior|idiota|incapaz|fracass[oa]|peso|atrasad[oa]|zero a esquerda|desastre)\b|\bnao (?:e|sao) (?:coisa )?(?:para mim|a minha praia)$|\bnada (?:do )?que (?:eu )?fa[cz]\w* (?:da|dar|adianta|presta|funciona|vale)\b/,
  /\b(?:travo|trava|bloqueio|congelo|gelo|tremo|suo|choro|surto|passo mal|desmaio|entro em panico|da branco)\b.*\b(?:prova|provas|estudar|aula|enem|hora|sozinh[oa]|noite|banho|dia)\b|\b(?:da|deu|dando|bate|sempre da) (?:um |o )?branco\b/,
  /\b(?:minha|a minha) (?:autoestima|vida|motivacao|saude mental|energia|cabeca|paciencia|forca)\b (?:\w+ ){0,2}?(?:acabou|zerou|zero|no chao|no limite|pessima|horrivel|uma merda|um caos|desmoron\w+|ruim|baixa|destruida|bagunca\w*|foi embora)|\b(?:vou|sinto que vou|acho que vou) (?:\w+ )?(?:reprovar|bombar|fracassar|falhar|me ferrar|me lascar|zerar|decepcionar|desmaiar|morrer de|perder o ano)\b|\bdesabafo\b|\bnao (?:sobra|da|tenho) tempo (?:nem )?(?:para|de) (?:nada|viver|respirar|dormir|mim)\b|\bnao da(?: mais)?(?: para mim)?$/,
  /\b(?:tenho|com) (?:tdah|toc|transtorno|depressao|ansiedade|bipolar\w*)\b.*\b(?:estudar|consigo|prova|foc\w+|quieto|concentr\w+|dificil)\b|\beu (?:desisto|nao aguento|nao consigo)(?: |$)(?!(?:entender|resolver|fazer|decorar|lembrar|achar|calcular|abrir|encontrar|ver|acessar))/,
  new RegExp(
    `\\b${first} (?:coracao|peito|cabeca|estomago|maos?|corpo|garganta|barriga|mente|cerebro)\\b(?: \\w+){0,3}? (?:dispar\\w+|acelerad\\w*|apert\\w+|do[ei]\\w*|nao (?:\\w+ )?(?:funciona|para|obedece|aguenta|processa|absorve)|parou|pifou|limite|explod\\w+|pesad\\w+|trem\\w+|vazi[oa]|embrulh\\w+|travou|ferv\\w+|a mil)\\b`,
  ),
  /\b(?:um |esse |aquele )?(?:aperto|no|peso|vazio|dor) (?:enorme |muito grande )?(?:n[ao]|d[oe]ntro d[oe]) (?:meu |minha )?(?:peito|garganta|estomago|coracao|costas)\b|\b(?:tremendo|suando) (?:de|frio|tod[oa]|inteir[oa]|muito|aqui)\b|\bfalta de ar\b.*\b(?:prova|penso|estudar|eu|fico)\b/,
  /\bperdi (?:\w+ )?(?:a|o|toda|todo|tod[oa] [ao]) (?:vontade|animo|gosto|motivacao|esperanca|fome|sono|chao|rumo|fe)\b|\bperdi (?:(?:o|a) )?(?:meu|minha) (?:pai|mae|vo|avo|irmao|irma|amig[oa]|ti[oa]|cachorr\w+|gat\w+|prim[oa]|namorad[oa]|filh[oa])\b|\b(?:morte|perda|luto) (?:d[oa] |pel[oa] )(?:meu|minha) (?!personage|livro|ator|heroi|autor)/,
  /\b(?:odio|raiva|nojo|vergonha|culpa|pena|decepcionad[oa]|desgosto) (?:de mim|comigo|d[aeo]s? minhas? notas?)\b|\btenho (?:muit[oa] |tant[oa] |tanto )?(?:vergonha|medo|raiva|nojo|panico|pavor|odio|insonia|ansiedade|depressao)\b|\bme odeio\b|\bme detesto\b/,
  /\bnao (?:presto|mereco|valho|sirvo|nasci (?:para|pra)|levo jeito|sou (?:ninguem|nada|bom|boa|feliz))\b|\bnao tenho (?:mais )?(?:amig[oa]s|ninguem|forcas?|animo|vontade|esperanca|motivacao|energia|com quem|cabeca|paz|salvacao|jeito|condic\w+|saco)\b|\b(?:sou|sempre fui) (?:uma? )?(?:decepcao|fracasso|desastre|piada|negacao|merda|bosta|lixo)\b/,
  /\b(?:a ponto|prestes|perto|quase) (?:de |a )?(?:\w+ )?(?:explodi\w+|surta\w+|chora\w+|desisti\w+|larga\w+|pira\w+|enlouquece\w+|jogando|jogar|joga|desistindo|desabar|desabando)\b|\bjog(?:ar|ando|o|uei) (?:\w+ )?tudo (?:para o alto|fora)\b|(?<!\b(?:pendurad|suspens|pres|sustentad|segur)[oa]s? )\bpor um fio\b(?! com (?:ess|est))|\bdesab(?:ei|ando|ar)\b|\bno meu limite\b/,
  /\b(?:todo mundo|todos|as meninas|os meninos|meus? \w+|minhas? \w+|a galera|so) (?:\w+ )?(?:passou|passaram|consegue|conseguem|conseguiu|sabe|sabem|entende|entendem|entendeu)\b.{0,12}\b(?:eu (?:fiquei|nao|aqui|so|nada|sou|continuo)|menos eu|e eu)\b|\bfiquei para tras\b(?!.*\?)/,
  /\bnao (?:durmo|como(?= (?:nada|direito|mais|ha|faz|desde)\b)|descanso|saio da cama|paro de (?:pensar|chorar|tremer))\b|\b(?:faz|ha) dias que (?:eu )?nao (?:durmo|como|saio)\b|\bme (?:sinto|senti|sentindo|sentido) (?!(?:\w+ ){0,2}(?:bem|melhor|pronto|preparad|confiante|segur|otim|feliz|animad|motivad))\w+/,
  /\bninguem (?:me|liga|gosta de mim|se importa|acredita em mim|repara|vai sentir|em casa)\b|\b(?:me|vao me|vai me|ficam? me) (?:zoa\w*|zoando|humilh\w+|xing(?:am|ou|aram|ando)|comparam|comparando|cobram|cobrando|batem|bate|bateu|perturb\w+|rindo de mim)\b(?! (?:por|de) que)|\bsofr(?:o|endo|i) (?:muito )?bullying\b|\b(?:apanh(?:o|ei)|brigam|brigou|gritam) (?:em casa|comigo|muito)\b/,
  /\b(?:meus? pais?|minha (?:mae|familia|tia|vo|avo)|meu (?:pai|avo|tio)|eles?|elas?) (?:vai|vao|quer|querem) me (?:matar|esganar|esfolar|comer viv[oa]|bater|brigar)\b|\bme mat(?:ar|o|ando|ei|ei) de (?:tanto )?(?:estud|trabalh|ler|revis)\w*/,
  /\b(?:prova|simulado|apresentacao|enem|vestibular)\b.*\bnao (?:sei|estudei|lembro|aprendi) (?:de )?(?:nada|porra nenhuma)(?: ainda)?\b|^(?:eu )?nao sei nada$|\b(?:estou|fiquei|fico) travad[oa]\b(?! (?:em|n[ao])\b)|\bnao sai (?:mais )?nada$/,
  /\b(?:quero|queria) (?:muito |so |meu |minha )*(?:um colo|colo|um abraco|chorar|minha mae|sumir daqui|desabafar|conversar)\b|\b(?:preciso|posso) (?:muito )?(?:desabafar|de colo|de um abraco)\b|\bestou (?:\w+ )?(?:na merda|fodid[oa]|ferrad[oa]|lascad[oa])\b|\b(?:esta|anda) (?:muito )?(?:foda|osso|barra)\b(?! (?:d[aeo]|n[ao]))|\b(?:dia|semana|fase|ano|mes) (?:\w+ )?(?:horrivel|pessim[oa]|de merda|terrivel|pesad[oa]|dificil)$/,
];

/** A threat that is only a way to speak: nobody's life is meant. */
export const figurative =
  /\b(?:esta|estao|anda|fica) (?:\w+ )?me matando\b|\b(?:vai|vao|quer|querem) me matar\b|\bme mat(?:ar|o|ando|ei) de (?:tanto )?(?:estud|trabalh|ler|revis|rir)\w*|\b(?:vou|quero|bora) me jogar de cabeca\b|\bmorrer na praia\b|\bprefiro morrer (?:a|do) (?:que )?(?:fazer|estudar|ter|ler|resolver)\b|\bmorr(?:i|eu|emos|eram|er) de (?:rir|fome|medo|sono|vergonha|tanto)\b|\bmorrendo de (?:rir|medo|sono|fome|cansaco|saudade|vergonha|preguica|tedio)\b/g;

/** Little more than a mood, beside a question what to study. */
export const mild =
  /\b(?:preguica|perdid[oa]|sono|desanim\w+|cansad[oa]|cansaco|sem saco|ansios[oa]|nervos[oa]|desesperad[oa])\b/g;

/** Feelings that a story may mention beside a question about a matter. */
export const passing =
  /\b(?:(?:com|que) vergonha|sem graca|com raiva|com sono|cansei|preocupad\w+|nervos\w+|travei|surtei|deu branco|fui mal|perdi|odeio|socorro|com medo|cansad\w+)\b/g;

/** How it shows, to answer with what may help; tried in order. */
export const moods = [
  // What is done to them weighs most, and what happens to them more than how they study.
  [
    'harmed',
    /estupr|abus(?:o|ad|ou|a\b)|assedi|molest|violent|violencia|agred|espanc|ameac|me bat(?!\w* (?:uma?|[oa]|aquel[ea]|ess[ea])\b)|me toc|bate n[ao] m|bate em m|me persegu|chantag|padrasto|meu quarto|bebad|medo d[oae] (?:meu|minha|volt)|(?:disse|falou|jurou|prometeu|diz|fala|dizendo|falando) (?:\w+ )?que (?:\w+ )?(?:me mata|(?:vai|ia) me mata)|expuls|apanh|passando fome/,
  ],
  [
    'sad',
    /doente|hospital|internad|morr(?:eu|er)|falec|\bluto\b|se foi\b|terminou comigo|termin(?:ei|amos)\b.*(?:namor|relacion)|separa(?:ndo|ram|cao)|divorci|desempreg|demitid|brig(?:uei|aram|ando|am|ou)/,
  ],
  [
    'tired',
    /cansad|exaust|esgotad|sono|cansaco|burnout|nao aguento|dormir|durmo|caco|mort[oa]\b|bagaco|trapo|insonia|cansei|sobrecarregad|energia|acabad/,
  ],
  [
    'grade',
    /reprovei|bombei|fui (?:muito )?mal|reprovad|tirei|zerei|me dei mal|perdi a (?:prova|bolsa)|perdi o (?:ano|semestre)|\bnotas?\b/,
  ],
  [
    'anxious',
    /ansi|nervos|panico|medo|apavorad|surt|preocupad|pressao|desesper|assustad|angusti|respirar|trav(?:ei|ad)|concentrar|focar|coracao|aperto|peito|tremendo|explodi|nao sei nada/,
  ],
  [
    'worth',
    /burr|fracass|inutil|incapaz|capaz|nunca vou|nao vou|insuficiente|idiota|pessim|nao sirvo|nao presto|lixo|dou conta|eu fiquei|odio de mim|comigo mesm|inteligente/,
  ],
  ['quitting', /desist|larg|trancar|abandonar|jog\w+ tudo|motiva|vontade|desanim|animo|preguica|odeio/],
] as const;

/** About a matter: asks what such a thing is. */
export const asksOfMatter =
  /^(?=.*\bse (?:o|a|um|uma|alguem|ele|ela)\b).*\bmort[oa]\b.*\b(?:homicidio|crimes?|responde)\b|^(?:(?:oi|ola|professora?|prof|por favor) )*(?:o que(?! (?:que )?(?:(?:eu )?(?:faco|posso fazer)|fazer)(?: (?:agora|da (?:minha )?vida))?\b(?!.*\b(?:questao|exercicio|conta)))|qual|quais|como (?:funciona|ocorre|age|surge)|defin|explic|me explica|conceito|quem|quando|resum|me pergunt|quiz|cri[ae]|diferenca|compar|segundo|por que (?:o|a|os|as|um|uma|(?!(?:eu|me|nao|sou|estou|tudo|sempre|ninguem|so|nada|minha|meu|continuo|existo|vivo|nasci|ainda)\b)\w+) |.*\b(?:sintomas|causas|tratamentos?|definicao|conceito|significado)\b)\b/;
