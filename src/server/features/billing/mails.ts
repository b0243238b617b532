import { greeting } from '#server/platform/mail/greeting.ts';
import { renderMail } from '#server/platform/mail/layout.ts';
import { billingLimits, type PaidPlan, type Purchase } from '#shared/contracts/billing.ts';
import { formatCents, longDayText } from '#shared/rules/text/format.ts';
import { tierLimits } from '#shared/rules/tiers.ts';
import { studyDay } from '#shared/rules/time/study-day.ts';

interface Bill {
  /** As the student registered it. */
  name: string;
  plan: PaidPlan;
  priceCents: number;
  /** Of the purchase. */
  id: string;
  /** IANA name; days are the student's own. */
  timeZone: string;
  /** Where the student's payments are. */
  link: string;
}

interface Receipt extends Bill {
  approvedAt: Date;
  method: Purchase['method'];
  /** Until when the student has the plan. */
  until: Date;
  refundableUntil: Date | null;
}

interface Reminder {
  name: string;
  plan: PaidPlan;
  until: Date;
  /** Calendar days; 0 for today. */
  daysLeft: number;
  timeZone: string;
  link: string;
  /** Page that ends reminders. */
  unsubscribePage: string;
}

const methods = { pix: 'PIX', account_money: 'saldo em conta', other: 'outro meio' } as const;

const dayIn = (date: Date, timeZone: string) => longDayText(studyDay(date, timeZone));

const billing = 'Você recebe este email porque ele é o comprovante de um pagamento na Órbita.';

/** The mail after a payment: everything `Mailer.send` needs but the address. */
export function receiptMail(receipt: Receipt) {
  const { name, plan, priceCents, id, timeZone, link, approvedAt, method, until, refundableUntil } = receipt;
  const planName = tierLimits[plan].name;
  return {
    subject: `Pagamento confirmado: plano ${planName} da Órbita`,
    ...renderMail({
      title: `Seu plano ${planName} está ativo`,
      paragraphs: [
        `${greeting(name)} Recebemos o seu pagamento. Obrigado, e bons estudos!`,
        `Plano ${planName} por ${billingLimits.days} dias: ${formatCents(priceCents)}${method ? `, por ${methods[method]}` : ''}, ` +
          `em ${dayIn(approvedAt, timeZone)}. Você tem o plano até ${dayIn(until, timeZone)}. Ele não se renova ` +
          'sozinho: nada mais é cobrado.',
        ...(refundableUntil
          ? [
              `Se mudar de ideia, você pede o dinheiro de volta até ${dayIn(refundableUntil, timeZone)} na página ` +
                'de pagamentos, sem explicar por quê.',
            ]
          : []),
        `Código do pagamento: ${id}`,
      ],
      action: { label: 'Ver meus pagamentos', url: link },
      footer: billing,
    }),
  };
}

/** The mail after the money went back. */
export function refundMail({ name, plan, priceCents, id, link }: Bill) {
  return {
    subject: 'Reembolso do seu pagamento na Órbita',
    ...renderMail({
      title: 'Seu dinheiro está a caminho',
      paragraphs: [
        `${greeting(name)} Devolvemos ${formatCents(priceCents)} do plano ${tierLimits[plan].name}. O valor volta pelo ` +
          'mesmo meio do pagamento; quando ele aparece depende do seu banco.',
        'O que este pagamento dava terminou. Tudo o que você criou continua na sua conta.',
        `Código do pagamento: ${id}`,
      ],
      action: { label: 'Ver meus pagamentos', url: link },
      footer: billing,
    }),
  };
}

/** The mail before a plan ends. */
export function reminderMail(reminder: Reminder) {
  const { name, plan, until, daysLeft, timeZone, link, unsubscribePage } = reminder;
  const planName = tierLimits[plan].name;
  const when = daysLeft === 0 ? 'hoje' : daysLeft === 1 ? 'amanhã' : `em ${daysLeft} dias`;
  return {
    subject: `Seu plano ${planName} termina ${when}`,
    ...renderMail({
      title: `Seu plano ${planName} termina ${when}`,
      paragraphs: [
        `${greeting(name)} O plano vale até ${dayIn(until, timeZone)} e não se renova sozinho.`,
        `Se quiser continuar, renove agora: os ${billingLimits.days} dias novos contam a partir do fim deste plano, e ` +
          'nenhum dia se perde. Se não renovar, sua conta passa a ser gratuita, e tudo o que você criou continua nela.',
      ],
      action: { label: 'Renovar o plano', url: link },
      footer: 'Você recebe este lembrete porque os avisos por email estão ligados no seu perfil.',
      footerLink: { label: 'Não receber mais lembretes', url: unsubscribePage },
    }),
  };
}
