import { greeting } from '#server/platform/mail/greeting.ts';
import { renderMail } from '#server/platform/mail/layout.ts';
import { rightsLimits } from '#shared/contracts/rights.ts';
import { longDayText } from '#shared/rules/text/format.ts';
import { studyDay } from '#shared/rules/time/study-day.ts';
import { duration } from '../mails.ts';

interface WithLink {
  /** As the student registered it. */
  name: string;
  /** Address of the page, token included. */
  link: string;
  /** How long the link works. */
  minutes: number;
}

/** The mail that asks whether an address is the student's. Each mail here is all that `Mailer.send` needs but the address. */
export function verifyMail({ name, link, minutes }: WithLink) {
  return {
    subject: 'Confirme seu email na Órbita',
    ...renderMail({
      title: 'Este email é seu?',
      paragraphs: [
        `${greeting(name)} Uma conta na Órbita foi criada com este endereço. Confirme que ele é seu para receber ` +
          'lembretes e poder recuperar o acesso quando precisar.',
        `O link abaixo vale por ${duration(minutes)} e funciona uma única vez.`,
      ],
      action: { label: 'Confirmar meu email', url: link },
      footer:
        'Se você não criou essa conta, abra o link e escolha “Não fui eu”: quem usou o seu endereço perde o acesso.',
    }),
  };
}

/** The mail with a link that asks for the deletion of an account without a password. */
export function deletionLinkMail({ name, link, minutes }: WithLink) {
  return {
    subject: 'Confirme a exclusão da sua conta na Órbita',
    ...renderMail({
      title: 'Você quer excluir sua conta?',
      paragraphs: [
        `${greeting(name)} Recebemos um pedido para excluir a sua conta na Órbita.`,
        `O link abaixo confirma o pedido. Ele vale por ${duration(minutes)} e funciona uma única vez. Depois dele, ` +
          `você ainda tem ${rightsLimits.deletionDays} dias para desistir.`,
      ],
      action: { label: 'Excluir minha conta', url: link },
      footer: 'Se você não fez esse pedido, ignore este email: sua conta continua como está.',
    }),
  };
}

interface About {
  name: string;
  /** IANA name; days are said as the student's calendar has them. */
  timeZone: string;
  /** The product's own address. */
  home: string;
}

/** Whether plans are sold here, so that there may be records of payments. */
interface Sale {
  sells: boolean;
}

/** The mail that says until when a student may change their mind. */
export function deletionAskedMail({ name, timeZone, home, at, sells }: About & Sale & { at: Date }) {
  const day = longDayText(studyDay(at, timeZone));
  return {
    subject: `Sua conta na Órbita será excluída em ${day}`,
    ...renderMail({
      title: 'Recebemos seu pedido de exclusão',
      paragraphs: [
        `${greeting(name)} Sua conta e tudo o que é seu serão excluídos em ${day}. O que você publicou já não aparece ` +
          'para outras pessoas, e você saiu de todos os aparelhos.',
        'Mudou de ideia? Entre na sua conta até lá e escolha “Cancelar exclusão”: tudo volta a ser como antes.',
      ],
      action: { label: 'Entrar na Órbita', url: `${home}/login` },
      footer:
        'Se você não fez esse pedido, entre agora, cancele a exclusão e troque a sua senha.' +
        (sells ? ' Os registros de pagamentos ficam guardados pelo prazo que a lei exige.' : ''),
    }),
  };
}

export function deletionCancelledMail({ name, home }: About) {
  return {
    subject: 'Sua conta na Órbita continua',
    ...renderMail({
      title: 'A exclusão foi cancelada',
      paragraphs: [
        `${greeting(name)} Sua conta continua, com tudo o que é seu. O que estava publicado aparece de novo.`,
      ],
      action: { label: 'Abrir a Órbita', url: home },
      footer: 'Se não foi você que cancelou, troque a sua senha e peça a exclusão de novo no perfil.',
    }),
  };
}

/** `isAsked`: by the student. */
export function deletedMail({ name, sells, isAsked }: Pick<About, 'name'> & Sale & { isAsked: boolean }) {
  return {
    subject: 'Sua conta na Órbita foi excluída',
    ...renderMail({
      title: 'Sua conta foi excluída',
      paragraphs: [
        `${greeting(name)} Sua conta na Órbita e tudo o que era seu foram excluídos${isAsked ? ', como você pediu' : ' por quem administra a plataforma'}.`,
        ...(sells
          ? [
              'Registros de pagamentos, se houver, ficam guardados pelo prazo que a lei exige, só com o número da conta.',
            ]
          : []),
        'Em cópias de segurança, o que foi excluído some quando elas são substituídas.',
      ],
      footer: 'Este é o último email que enviamos a este endereço.',
    }),
  };
}
