import type { accountErrorCodes } from './contracts/accounts.ts';
import type { administrationErrorCodes } from './contracts/administration.ts';
import type { billingErrorCodes } from './contracts/billing.ts';
import type { calendarFeedErrorCodes } from './contracts/calendar-feed.ts';
import type { documentErrorCodes } from './contracts/documents.ts';
import type { flashcardTransferErrorCodes } from './contracts/flashcard-transfer.ts';
import type { flashcardErrorCodes } from './contracts/flashcards.ts';
import type { focusErrorCodes } from './contracts/focus.ts';
import type { googleErrorCodes } from './contracts/google-sign-in.ts';
import type { libraryErrorCodes } from './contracts/library.ts';
import type { marketplaceErrorCodes } from './contracts/marketplace.ts';
import type { professorErrorCodes } from './contracts/professor.ts';
import type { reminderErrorCodes } from './contracts/reminders.ts';
import type { rightsErrorCodes } from './contracts/rights.ts';
import type { studyCycleErrorCodes } from './contracts/study-cycles.ts';
import type { studyPlanErrorCodes } from './contracts/study-plans.ts';
import type { summaryErrorCodes } from './contracts/summaries.ts';
import type { syllabusErrorCodes } from './contracts/syllabi.ts';
import type { quotaErrorCodes } from './rules/quotas.ts';

const commonErrorCodes = [
  'common.invalid',
  'common.malformed',
  'common.not_found',
  'common.unauthenticated',
  'common.too_many_requests',
  'common.queue_full',
  'common.upload_in_flight',
  'common.uploads_full',
  'common.too_large',
  'common.headers_too_large',
  'common.too_slow',
  'common.unsupported_media_type',
  'common.unavailable',
  'common.internal',
] as const;

export type ErrorCode =
  | (typeof commonErrorCodes)[number]
  | (typeof quotaErrorCodes)[number]
  | (typeof accountErrorCodes)[number]
  | (typeof administrationErrorCodes)[number]
  | (typeof rightsErrorCodes)[number]
  | (typeof googleErrorCodes)[number]
  | (typeof studyPlanErrorCodes)[number]
  | (typeof libraryErrorCodes)[number]
  | (typeof marketplaceErrorCodes)[number]
  | (typeof billingErrorCodes)[number]
  | (typeof flashcardErrorCodes)[number]
  | (typeof flashcardTransferErrorCodes)[number]
  | (typeof studyCycleErrorCodes)[number]
  | (typeof focusErrorCodes)[number]
  | (typeof calendarFeedErrorCodes)[number]
  | (typeof reminderErrorCodes)[number]
  | (typeof documentErrorCodes)[number]
  | (typeof summaryErrorCodes)[number]
  | (typeof professorErrorCodes)[number]
  | (typeof syllabusErrorCodes)[number];

/** The sentence a student reads for each code; `{name}` is filled from the error's parameters. */
export const messages: Record<ErrorCode, string> = {
  'common.invalid': 'Confira os dados enviados e tente novamente.',
  'common.malformed': 'Não foi possível ler os dados enviados.',
  'common.not_found': 'Não encontramos o que você procura.',
  'common.unauthenticated': 'Entre na sua conta para continuar.',
  'common.too_many_requests': 'Muitas tentativas em pouco tempo. Aguarde {seconds} s e tente novamente.',
  'common.queue_full':
    'Seus pedidos anteriores ainda estão em andamento. Espere um deles terminar e tente novamente.',
  'common.upload_in_flight':
    'Você já está enviando outros arquivos. Espere o envio terminar e tente novamente.',
  'common.uploads_full': 'Muita gente está enviando arquivos agora. Tente novamente em instantes.',
  'common.too_large': 'O envio passa do tamanho permitido.',
  'common.headers_too_large':
    'O navegador mandou dados demais. Apague os cookies deste site e tente novamente.',
  'common.too_slow': 'O envio demorou demais. Verifique sua conexão e tente novamente.',
  'common.unsupported_media_type': 'O formato do envio não é aceito aqui.',
  'common.unavailable': 'O serviço está indisponível no momento. Tente novamente em instantes.',
  'common.internal': 'Algo deu errado do nosso lado. Tente novamente em instantes.',
  'syllabi.not_found': 'Esse edital não existe ou foi excluído.',
  'syllabi.reading_not_found': 'Essa leitura não existe mais. Envie o edital de novo.',
  'syllabi.topic_not_found': 'Esse tópico não está mais no edital.',
  'syllabi.post_not_found': 'Esse cargo não está no edital que foi lido.',
  'syllabi.page_not_found': 'Essa página do edital não foi guardada.',
  'syllabi.nothing_to_read': 'Envie o edital como arquivo ou cole o programa.',
  'syllabi.no_programme':
    'Não encontramos um conteúdo programático {where}. Confira se ele não está em outro arquivo (um anexo, por exemplo) ou cole só a parte do programa.',
  'syllabi.reading_failed': 'A leitura não terminou. Envie o edital de novo ou cole o programa.',
  'syllabi.reading_running': 'O edital ainda está sendo lido. Espere a leitura terminar.',
  'syllabi.changed_elsewhere':
    'Este edital foi mudado em outra aba ou aparelho. Recarregue a página para ver como está.',
  'syllabi.empty': 'O edital ainda não tem tópicos para estudar.',
  'syllabi.no_exam': 'Informe a data da prova para montar o plano.',
  'syllabi.exam_over': 'A prova é hoje ou já passou: não há mais dias para planejar.',
  'syllabi.exam_out_of_range': 'A data da prova vai de hoje a cinco anos.',
  'syllabi.start_after_exam': 'Comece antes do dia da prova.',
  'syllabi.no_hours': 'Informe as horas de pelo menos um dia da semana.',
  'syllabi.too_few_hours':
    'Nessas horas não cabe nenhum tópico até a prova. Aumente as horas ou escolha outros dias.',
  'syllabi.revision_too_early': 'Você já anotou uma revisão deste tópico hoje.',
  'syllabi.nothing_to_undo': 'Não há o que desfazer neste tópico.',
  'syllabi.marked_in_plan': 'Este tópico foi marcado no plano. Desmarque lá.',
  'library.not_found': 'Não há essa página na biblioteca.',

  'quotas.test_account':
    'Uma conta de teste guarda até {most}. Exclua {what} de que não precisa mais, ou crie sua conta, que guarda até {moreMost}.',
  'quotas.tier':
    'O plano {plan} guarda até {most}. Exclua {what} de que não precisa mais. O plano {more} guarda até {moreMost}.',
  'quotas.top_tier': 'Sua conta guarda até {most}. Exclua {what} de que não precisa mais para abrir espaço.',

  'accounts.registration_closed': 'Esta instalação da Órbita não recebe novos cadastros.',
  'accounts.invitation_missing':
    'O cadastro aqui é por convite. Abra o link que você recebeu, ou peça um a quem cuida desta instalação.',
  'accounts.invitation_invalid':
    'Este convite não vale mais ou é de outro email. Peça outro a quem cuida desta instalação.',
  'accounts.email_taken': 'Este email já está em uso.',
  'accounts.email_unreachable': 'Este endereço de email não existe ou não foi encontrado no provedor.',
  'accounts.birth_year_ahead': 'Este ano ainda não chegou. Confira o seu ano de nascimento.',
  'accounts.wrong_credentials': 'Falha ao fazer login. Verifique suas credenciais.',
  'accounts.refresh_missing': 'Refresh token não encontrado',
  'accounts.refresh_invalid': 'Erro ao atualizar token',
  'accounts.reset_token_missing': 'Token de redefinição ausente.',
  'accounts.reset_token_invalid': 'Token de redefinição não encontrado ou inválido.',
  'accounts.wrong_current_password': 'Erro ao alterar senha. Verifique sua senha atual.',
  'accounts.no_password':
    'Esta conta ainda não tem senha. Para criar uma, saia e use "Esqueceu sua senha?" no login.',
  'accounts.password_common':
    'Esta senha é uma das mais usadas, e por isso das primeiras que alguém tentaria. Escolha outra.',
  'accounts.too_many_guesses':
    'Muitas tentativas com este email. Aguarde {wait} e tente de novo, ou crie outra senha em “Esqueceu sua senha?”.',
  'accounts.google_unconfigured': 'O login com Google ainda não está configurado nesta instalação.',
  'accounts.google_denied': 'Você cancelou a entrada com o Google.',
  'accounts.google_unreachable': 'Não foi possível falar com o Google agora. Tente novamente em instantes.',
  'accounts.google_interrupted':
    'A entrada com o Google expirou ou foi interrompida. Volte ao login e comece de novo.',
  'accounts.google_unverified':
    'O Google ainda não confirmou que este email é seu. Confirme-o na sua conta Google, ou use email e senha.',
  'accounts.google_other_account':
    'Já existe uma conta com este email, ligada a outra conta Google. Entre com ela ou com a sua senha.',
  'accounts.google_wrong_password': 'Senha incorreta. Tente de novo ou receba um link por email.',
  'accounts.google_link_invalid': 'Este link não vale mais. Entre com o Google e peça outro.',
  'accounts.openid_unconfigured': 'Esta forma de entrar não está configurada nesta instalação.',
  'accounts.openid_denied': 'Você cancelou a entrada.',
  'accounts.openid_unreachable':
    'Não foi possível falar com o serviço de login agora. Tente novamente em instantes.',
  'accounts.openid_interrupted': 'A entrada expirou ou foi interrompida. Volte ao login e comece de novo.',
  'accounts.openid_unverified':
    'O serviço de login ainda não confirmou que este email é seu. Confirme-o lá, ou use email e senha.',
  'accounts.openid_other_account':
    'Já existe uma conta com este email, ligada a outro login. Entre com ele ou com a sua senha.',
  'accounts.openid_wrong_password': 'Senha incorreta. Tente de novo ou receba um link por email.',
  'accounts.openid_link_invalid': 'Este link não vale mais. Volte ao login, entre e peça outro.',
  'accounts.suspended': 'Esta conta está suspensa. Se parecer um engano, fale com o suporte.',
  'administration.claim_invalid':
    'Este link não vale mais: ele já foi usado ou venceu. Reinicie o servidor para receber outro.',
  'administration.test_account': 'Uma conta de teste dura um dia e não pode administrar.',
  'administration.last_administrator': 'Esta é a única conta de administração. Dê o papel a outra antes.',
  'administration.yourself': 'Sua própria conta você muda no perfil, não aqui.',
  'administration.job_not_found': 'Essa tarefa já foi refeita ou saiu da lista.',
  'administration.report_not_found': 'Essa denúncia já foi decidida ou o que ela apontava não existe mais.',
  'accounts.session_not_found': 'Sessão não encontrada. Ela já pode ter terminado.',
  'accounts.verify_link_invalid': 'Este link de confirmação não vale mais: ele já foi usado ou venceu.',
  'accounts.verify_unproven': 'Para confirmar, informe a senha da conta ou entre nela.',
  'accounts.verify_password': 'A senha não confere. Tente de novo ou crie outra em “Esqueceu sua senha?”.',
  'accounts.already_verified': 'Seu email já está confirmado.',
  'accounts.test_account_mail': 'Contas de teste não têm email.',
  'accounts.consent_outdated': 'Os textos mudaram. Recarregue a página e leia a versão atual.',
  'accounts.deletion_password': 'A senha não confere. Sua conta continua como está.',
  'accounts.deletion_by_mail':
    'Esta conta não tem senha. Confirme a exclusão pelo link enviado ao seu email.',
  'accounts.deletion_link_invalid': 'Este link de exclusão não vale mais: ele já foi usado ou venceu.',
  'accounts.export_not_ready': 'A cópia dos seus dados ainda não está pronta.',
  'accounts.export_link_invalid':
    'Este link não vale mais: ele já foi usado ou venceu. Peça outro no seu perfil.',

  'study_plans.plan_not_found': 'Plano de estudo não encontrado.',
  'study_plans.task_not_found': 'Não encontramos essa geração de plano.',
  'study_plans.activity_not_found': 'Atividade não encontrada. Tente recarregar a página.',
  'study_plans.topic_not_found': 'Tópico não encontrado. Tente recarregar a página.',
  'study_plans.generation_failed': 'Erro ao gerar plano de estudos. Tente novamente mais tarde.',
  'study_plans.unknown_matter':
    'Ainda não conheço essa matéria bem o bastante para montar os tópicos. Escreva nos objetivos os temas que quer estudar, ou cole o programa em “Traga o programa”.',
  'study_plans.end_out_of_range': 'A data de término deve ficar entre amanhã e 31 dias a partir de hoje.',
  'study_plans.start_out_of_range': 'A data de início pode ficar até 31 dias no passado.',
  'study_plans.start_after_end': 'A data de início deve vir antes da data de término.',
  'study_plans.no_hours': 'Defina pelo menos meia hora de estudo em algum dia da semana.',
  'study_plans.topics_over_tier':
    'Seu plano permite até {limit} tópicos. O plano {tier} permite até {allowed}.',
  'study_plans.weeks_over_tier':
    'Seu plano permite até {limit} semanas. O plano {tier} permite até {allowed}.',
  'study_plans.advanced_over_tier': 'A IA avançada está disponível no plano {tier}.',
  'study_plans.exam_out_of_range': 'A data da prova deve ficar depois do início do plano, em até cinco anos.',
  'study_plans.clone_not_publishable': 'Um plano clonado não pode ser publicado.',
  'study_plans.rating_too_low': 'Para voltar ao marketplace, o plano precisa de nota média de pelo menos 4.',
  'study_plans.test_account_publish': 'Contas de teste não publicam planos. Crie sua conta para publicar.',
  'study_plans.own_review': 'Você não pode avaliar o seu próprio plano.',
  'study_plans.revision_out_of_turn':
    'As revisões de um tópico seguem a ordem: primeira, segunda e terceira.',
  'study_plans.revision_too_early': 'Esta revisão fica disponível em {day}.',
  'study_plans.entry_not_found': 'Registro de questões não encontrado. Tente recarregar a página.',
  'study_plans.nothing_to_replan': 'Não há atividade aberta para redistribuir.',
  'study_plans.until_out_of_range': 'O novo término deve ficar entre hoje e um ano a partir de hoje.',
  'study_plans.plan_changed': 'O plano mudou depois da prévia. Abra a prévia novamente.',
  'study_plans.nothing_to_undo': 'O plano mudou depois do replanejamento, e não dá mais para desfazê-lo.',
  'study_plans.pdf_too_heavy': 'Este plano é longo demais para virar PDF de uma vez.',
  'billing.test_account': 'Contas de teste não podem acessar a página de pagamentos.',
  'billing.unconfigured': 'Pagamentos ainda não estão configurados nesta instalação.',
  'billing.no_link': 'Não foi possível obter o link de pagamento.',
  'billing.provider_failed': 'Erro ao iniciar o processo de pagamento. Tente novamente.',
  'billing.basic_during_premium':
    'Você já tem o plano Premium. O Básico pode ser comprado quando ele terminar.',
  'billing.purchase_not_found': 'Pagamento não encontrado.',
  'billing.not_refundable': 'Este pagamento não pode mais ser devolvido pela garantia de 7 dias.',
  'billing.refund_by_hand':
    'A garantia já devolveu um pagamento seu nos últimos 12 meses. Para pedir esta devolução, escreva pela página de contato.',
  'billing.bad_signature': 'A assinatura da notificação não confere.',
  'billing.checkout_over': 'O prazo deste pagamento terminou. Comece de novo na página de pagamentos.',
  'marketplace.under_review':
    'Este plano recebeu denúncias e está em análise. Ele volta ao marketplace se nada de errado for encontrado.',
  'marketplace.removed':
    'Este plano foi retirado do marketplace pela moderação e não pode ser publicado de novo.',
  'marketplace.not_published': 'Este plano não está publicado.',
  'marketplace.review_not_found': 'Avaliação não encontrada.',
  'marketplace.own_report': 'Você não pode denunciar o que é seu.',
  'marketplace.not_a_clone': 'Este plano não foi clonado do marketplace.',
  'marketplace.version_changed': 'O autor acabou de publicar outra versão. Veja o que mudou antes de trocar.',
  'marketplace.plan_withdrawn': 'O autor retirou este plano do marketplace.',

  'flashcards.card_not_found': 'Flashcard não encontrado.',
  'flashcards.answer_not_found': 'Resposta não encontrada. Ela já pode ter sido desfeita.',
  'flashcards.none_selected': 'Nenhum flashcard selecionado.',
  'flashcards.text_too_short':
    'O texto é curto demais para virar flashcards. Cole pelo menos uma frase completa.',
  'flashcards.nothing_to_ask':
    'Nenhuma frase deste texto vira pergunta com uma única resposta certa. Cole outro trecho: definições, causas, datas ou listas.',
  'flashcards.text_too_heavy':
    'O texto é pesado demais para ser lido de uma vez. Divida-o e crie os flashcards por partes.',

  'flashcards.file_too_large':
    'O arquivo pode ter até {limit} MB. Se for um pacote do Anki, exporte sem as mídias.',
  'flashcards.one_file': 'Envie um arquivo por vez.',
  'flashcards.file_unknown': 'Este arquivo não é um texto (CSV ou TXT) nem um pacote do Anki (.apkg).',
  'flashcards.file_not_as_named':
    'O nome deste arquivo termina em .{extension}, mas o conteúdo é de outro tipo. Envie o arquivo original.',
  'flashcards.file_broken':
    'Não foi possível ler o arquivo: ele está incompleto ou corrompido. Exporte de novo e tente outra vez.',
  'flashcards.file_encrypted': 'O arquivo está protegido por senha. Exporte sem senha e tente outra vez.',
  'flashcards.file_unpacks_too_large':
    'Descompactado, o arquivo passa de {limit} MB. Divida o baralho e importe por partes.',
  'flashcards.file_too_heavy':
    'O arquivo é pesado demais para ser lido de uma vez. Divida-o e importe por partes.',
  'flashcards.file_empty': 'Não há flashcards neste arquivo.',
  'flashcards.package_too_new':
    'Este pacote é de uma versão do Anki que ainda não lemos. No Anki, exporte com a opção de compatibilidade com versões antigas.',
  'flashcards.too_many_notes': 'O arquivo tem mais de {limit} flashcards. Divida-o e importe por partes.',
  'flashcards.too_many_columns': 'O arquivo tem mais de {limit} colunas. Confira o separador das colunas.',
  'flashcards.subject_missing': 'A matéria é obrigatória.',
  'flashcards.nothing_to_export': 'Não há flashcards para exportar.',

  'study_cycles.cycle_not_found': 'Ciclo não encontrado.',
  'study_cycles.block_not_found': 'Bloco não encontrado. Tente recarregar a página.',
  'study_cycles.generation_failed': 'Erro desconhecido ao gerar ciclo.',
  'study_cycles.too_many_subjects':
    'As horas do ciclo dão {blocks} blocos, e as matérias são {subjects}. Aumente as horas ou as semanas, diminua o bloco ou tire matérias.',
  'study_cycles.start_out_of_range': 'A data de início pode ficar até um ano no passado ou no futuro.',
  'study_cycles.exam_out_of_range': 'A data da prova deve ficar entre amanhã e 5 anos a partir de hoje.',
  'study_cycles.day_too_long': 'Começando às {start}, as horas de {day} passam da meia-noite.',
  'study_cycles.no_days_left':
    'O ciclo já terminou. Aumente as semanas ou mude o início para redistribuir os blocos abertos.',
  'study_cycles.nothing_to_replan': 'Não há blocos abertos para replanejar.',
  'study_cycles.until_out_of_range': 'O novo término deve ficar entre hoje e um ano a partir de hoje.',
  'study_cycles.cycle_changed': 'O ciclo mudou desde a prévia. Veja a nova prévia antes de aplicar.',
  'study_cycles.nothing_to_undo': 'Não há replanejamento para desfazer.',

  'focus.session_not_found': 'Sessão não encontrada.',
  'focus.ends_before_start': 'O fim da sessão deve vir depois do início.',
  'focus.longer_than_elapsed': 'A duração passa do tempo entre o início e o fim da sessão.',
  'focus.in_the_future': 'A sessão não pode terminar no futuro.',
  'focus.range_reversed': 'A data inicial deve vir antes da data final.',

  'calendar_feed.feed_not_found': 'Este endereço de calendário não existe ou foi revogado.',

  'reminders.link_invalid': 'Este link não é válido. Desligue os lembretes em Perfil, nas preferências.',

  'documents.missing': 'Escolha um arquivo.',
  'documents.too_large': 'O arquivo pode ter até {limit} MB.',
  'documents.one_file': 'Envie um arquivo por vez.',
  'documents.empty': 'O arquivo está vazio.',
  'documents.unknown_type': 'Este arquivo não é PDF, Word (DOCX ou DOC) nem texto (TXT ou MD).',
  'documents.not_as_named':
    'O nome deste arquivo termina em .{extension}, mas o conteúdo é de outro tipo. Envie o arquivo original.',
  'documents.encrypted': 'O arquivo está protegido por senha. Remova a senha e envie de novo.',
  'documents.broken': 'O arquivo está danificado e não pôde ser lido.',
  'documents.without_text':
    'Não há texto neste arquivo: as páginas parecem ser imagens. Envie uma versão com texto selecionável.',
  'documents.too_many_pages': 'O documento pode ter até {limit} páginas.',
  'documents.too_long': 'O documento tem texto demais. Envie uma parte dele por vez.',
  'documents.too_heavy': 'O arquivo é pesado demais para ser lido. Envie uma parte dele por vez.',
  'documents.neither_document_nor_picture':
    'Este arquivo não é PDF, Word (DOCX ou DOC), texto (TXT ou MD) nem imagem (PNG ou JPEG).',
  'documents.nothing_recognised':
    'Não reconhecemos texto nas imagens deste arquivo. Envie páginas mais nítidas, de frente e com boa luz, ou cole o texto.',
  'documents.too_many_scanned_pages':
    'Este PDF tem páginas digitalizadas demais: lemos até {limit} por vez. Envie só as páginas que importam, em um PDF menor, ou cole o texto.',
  'documents.picture_too_large':
    'Há uma imagem grande demais neste arquivo: cada uma pode ter até {limit} megapixels. Digitalize em 300 dpi ou diminua a imagem.',

  'professor.conversation_not_found': 'Conversa não encontrada.',
  'professor.message_not_found': 'Mensagem não encontrada.',
  'professor.message_missing': 'Escreva uma mensagem ou anexe um arquivo.',
  'professor.busy': 'Espere a resposta atual terminar, ou pare-a, antes de enviar outra mensagem.',
  'professor.daily_limit':
    'Você usou as {limit} mensagens de hoje do plano {plan}. O limite volta em {resets}. O plano {more} tem {moreLimit} por dia.',
  'professor.daily_limit_top': 'Você usou as suas {limit} mensagens de hoje. O limite volta em {resets}.',
  'professor.answer_failed': 'Erro ao enviar mensagem ou arquivo. Tente novamente.',
  'professor.interrupted':
    'A resposta parou aqui porque o servidor está reiniciando. O que chegou ficou guardado, e a mensagem não conta no seu limite.',
  'professor.not_the_last_answer': 'Só a última resposta pode ser escrita de novo.',

  'summaries.summary_not_found': 'Resumo não encontrado.',
  'summaries.task_not_found': 'Não encontramos essa criação de resumo.',
  'summaries.public_needs_plan': 'Tornar resumos públicos faz parte dos planos Básico e Premium.',
  'summaries.title_unknown':
    'Ainda não sabemos escrever sobre este título. Cole um texto ou envie um PDF para resumir.',
  'summaries.text_too_short': 'O texto é curto demais para resumir. Cole pelo menos algumas frases.',
  'summaries.text_too_heavy':
    'O texto é longo ou complexo demais para resumir de uma vez. Divida-o em partes.',
  'summaries.beyond_original': 'Este resumo pode ter até {limit} palavras, como o texto original.',
  'summaries.generation_failed': 'Não foi possível criar o resumo. Tente novamente mais tarde.',
  'summaries.pdf_too_heavy':
    'Este resumo é complexo demais para virar PDF. Simplifique as listas, tabelas ou fórmulas.',
};

/** The sentence of `code` with its `{placeholders}` filled. */
export function messageOf(code: ErrorCode, params: Record<string, string | number> = {}): string {
  return messages[code].replace(/\{(\w+)\}/g, (whole, name) => String(params[name] ?? whole));
}
