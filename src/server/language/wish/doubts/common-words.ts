import { wordsOf } from '../words.ts';

/**
 * Words of everyday speech that are part of some name, too: "policial" of a kind of film, "carro" of the costs of one. They
 * stand in the lessons of a third of the school subjects, or more; those that name a matter of their own are not among them.
 */
const common = `
  abalo abandono abordagem abrir abstrato absurdo abuso acabar academia acaso aceita aceitar acerto achado
  acumulado adicional admissão adquirido afasta afastamento afastar afetivo agudo alcança alcançar alegação
  alterna alternativa alternância aluguel alvo amarelo amor ampliar ana andar aniversário anna anotar antecipada
  anterior antigo anual anuncia aparece aparelho aparente aparência apelo apoiar após apresentado apresentar
  aproximação aproximada aproximar apuração aspecto assembleia assinar associado assunção ata atenção ativa atrás
  atribuição audiência aumenta ausente ausência automática autoria autorização autorizado auxílio avaliar avança
  avisar aviso avos âmbito ba bancária bandeira barco barulho bastante bebida belo bento bi biblioteca biológico
  bolsa botões braço breve buraco cabeça cadeira caderno cadernos calar calçada calma campanha canção canetas
  capítulos captura caráter carro cartaz cartão carteira carvalho casado casal castigo categoria causal cavalo
  câmara cena centrada central centro cerca céu chamar chance charles chá chegada chegar cheia cidadãos científico
  circular circunstâncias clareza classificar cliente cobre colaboração colar colegas colonial combinado combinar
  come comentário comercial comida companheiro comparar comparativo compatibilidade compensar comporta comprar
  compreensão computador comunica comuns concentrada concluir concorrente conduta conferir confirmar confissão
  confusão conquista consciente consciência conselho consequência conserva conservar construir construída contado
  contar conter continua contra contratação contratar controladas conversa convite conviver convivência copo
  corpus corre corrigir costa cotidiano crescente crescer cria critério cruz cuidar cujo culpa culto cumprimento
  cunha cura curto dano daria david dão decidir declaração defensores define definitiva deixa demais democrático
  dentro depender der deriva desafios desastre descoberta desconhecido desfazer despedida destaque destino desvio
  detalhe detenção deus devolução devolver débito di diagrama dignidade dimensões diminuição diploma dirigir
  disponível dispositivo distinção dividir dobrar dobro doce dom doméstico domiciliar domina dono dor drone dupla
  dura dúvida econômica editorial efetivo eficaz elevar elétrica elias embora emissão emprego empréstimo encontro
  endereço ensinar então entidades entra entregar enunciado envia era eram escritório escuro esforço
  especializadas específico espera esperado espírito espontânea esquecer estação estadual estável estrangeiro
  estreito estrutural europa europeia eventual evitar exata exceto exclamação exclusiva executar executivo exemplo
  exigência existe existencial existência expansão experiência explicar exploração explorar expressa extensa
  exterior extremos faces facultativo faixa fala faltar familiar fábricas fecha fechar feminino fenômeno feriado
  fez fica ficar filme fina finalidade fio firme fiscal fita fixa fixação fixar fogo folga folha fora foram formal
  formalidade fornecedor forte frac fragmentos francesa fraqueza fraude frágil frente friedrich fuga funcionamento
  futuro gama ganha generalização gerar gestante gesto girar gomes governantes governar graça grave gravidade
  grãos grupo guardar habitação haver há histórico homem honesto honra horizontal hospital humana ida idade ideia
  ilha imaginária impacto impedimento imperativo implícita importa impossibilidade impossível impróprio incidente
  incompleta independente indicação individual industrial infantil infância inferior influência informa informar
  inglesa ingresso iniciativa inocência inspiração instalações instantâneo instáveis instrução instrumento
  integrada inteiro intensidade interior interlocutor internacional interpretar interrupção intervenção intervir
  intimidade invasão inválido inverter invertida isto item íntima james joão jornal jovens julgamento juntar
  juntas jurídica justa justificativa km lacuna lado latina legislativo legitimidade legítima leitor lendo
  leonardo ler lesão lhe libera liberais lido liga ligação ligado ligar lima limitação limitada limpo livre lo
  lobo local loja longo lopes lotes lugar mail maior manda mandato manifestação manifesto manual mar maria marinha
  martins masculino maternidade má mede medir menino mensagem mestre metros mérito milhares milho militar
  ministério ministros moderada modificação momento mora morar motivo motorista move movem móveis muda mudança
  multidões mundo negociar negócio neutro nomeação nomeado nomear norte notícia novembro noventa nuclear nulo num
  obedecer obediência objeção objetiva obrigatória observar obstáculo obter ocorrência oculto oficina olhar omite
  opções opera operários opinião oportunidade oposição opostos organismo original ouro ouvinte ouvir óculos ônibus
  pa pacto padrão paga pagar palavra par parado parecer parentes paris parque participante participar particular
  passado passagem patrimonial pausa pão pedia pedir pedro pena pequeno percurso perdão pergunta perguntar perigo
  perigoso periódica permanente permanência permissão perseguição pertence perto perturbação peter pino pior piso
  pistas planejar plantar plástico pode policial polo pontual popular portuguesa positivo possível posterior posto
  potencial praça prado praia prata prazer preferência preferir prejuízo presente preso pressa prestação pretende
  pretensão prevenir prever previsão prevista pré prêmio primária primo príncipe profundidade programa progressiva
  proibição pronto proposta propósito propôs provável proximidade psicológica punição quantidade queima queixa
  quem quente querer raso reação receber receptor recíproca recompensa record recorte recuo reduzida reduzir
  reforça rege regime regional regulamento regular rei rejeita relacionar relato religiosa remoção renúncia
  reparação reparar repasse repente repetida repouso reproduz reservada resíduos responder responsáveis ressalva
  resto restritiva resulta resultante resumir retenção retirada retirar revista revolução ricardo rigidez rigor
  riqueza rompimento rosa rumo sac sacrifício sagrado salgado salto salvar santos secreto seguinte seletiva senhor
  sensações sensíveis sente sentimento separação separar serve sessão setor severo si siga silêncio simples
  simultânea sindicato singular sintética situação soares soberania sobra sofrimento solidariedade solto sonoro
  sólido subjetiva substância substituir sucesso sugere suma supera suporte suspenso tal talvez tamanho tanque
  telefone televisão tem tentativa teoria termina terminada termos testar testemunhas teto times titular tomada
  tomar topic topo toque torre total trabalhadores trabalhar tradicional tradição trajeto transferir transformação
  transformar trás trem triplo trocar turistas turnos uniforme unir universal última único vantagem vara vazio
  válido vão veda vedada veio vela velho verdadeira verde vermelha versão vertical viagem visita visual vive
  vizinhança vizinhos volta voluntária votar zona
`;
const stems = new Set(wordsOf(common).map(({ stem }) => stem));

/** Whether a word, by its stem, is one of everyday speech: alone it tells no matter. */
export const isCommon = (stem: string): boolean => stems.has(stem);
