import { useMutation } from '@tanstack/react-query';
import { Copy, FileDown, Printer } from 'lucide-react';
import type { PlanWeek, StudyPlan } from '#shared/contracts/study-plans.ts';
import { formatDay, formatHours, formatMinutes } from '#shared/rules/text/format.ts';
import { slug } from '#shared/rules/text/slug.ts';
import { difficultyNames, priorityNames } from '#web/domain/plan-names.ts';
import { weekRange } from '#web/domain/week-calendar.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { MenuGroup, MenuItem } from '#web/ui/overlay/menu.tsx';
import { announce } from '#web/ui/toast/announce.ts';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { fetchPlanPdf } from '../api.ts';
import { hasActivities } from './calendar.ts';

/** Gives a plan away as a file or as text. */
export function useExport(plan: StudyPlan) {
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchPlanPdf(plan.id),
    onMutate: () => announce('Gerando PDF...'),
    onSuccess: (file) => {
      saveFile(file, pdfName(plan.title));
      announce('PDF baixado.');
    },
    onError: (error) => toast.error(sentenceOf(error, 'Não foi possível gerar o PDF. Tente novamente.')),
  });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(planText(plan));
      toast.success('Plano copiado.', { duration: 2500 });
    } catch {
      toast.error('Não foi possível copiar o plano. Tente novamente.');
    }
  };
  return { makePdf: () => mutate(), isMaking: isPending, copy };
}

/** In the menu of a plan: on paper, as a file, or copied. */
export function ExportItems({ makePdf, isMaking, copy }: ReturnType<typeof useExport>) {
  return (
    <MenuGroup label="Exportar">
      <MenuItem icon={<Printer aria-hidden="true" />} onSelect={() => window.print()}>
        Imprimir
      </MenuItem>
      <MenuItem icon={<FileDown aria-hidden="true" />} disabled={isMaking} onSelect={makePdf}>
        {isMaking ? 'Gerando PDF...' : 'Baixar PDF'}
      </MenuItem>
      <MenuItem icon={<Copy aria-hidden="true" />} onSelect={copy}>
        Copiar como texto
      </MenuItem>
    </MenuGroup>
  );
}

const box = (completed: boolean) => (completed ? '☑' : '☐');

/** The plan as plain text, for a message or a notebook. */
export function planText(plan: StudyPlan): string {
  const { title, subject, difficulty, startDate, endDate, timeAvailable, examDate } = plan;
  const head = [
    title,
    `${subject} · ${difficultyNames[difficulty]}`,
    `${formatDay(startDate)} a ${formatDay(endDate)} · ${formatHours(timeAvailable)} por semana`,
    ...(examDate ? [`Prova: ${formatDay(examDate)}`] : []),
  ];
  const goals = plan.goals.map((goal) => `- ${goal}`);
  const topics = plan.topics.map(
    ({ name, priority, completed }) =>
      `${box(completed)} ${name} (${priorityNames[priority].toLocaleLowerCase('pt-BR')})`,
  );
  const weeks = plan.weeks.filter((week) => hasActivities([week])).map(weekText);
  return [
    head.join('\n'),
    ...(goals.length > 0 ? [['OBJETIVOS', ...goals].join('\n')] : []),
    ['TÓPICOS', ...topics].join('\n'),
    ...weeks,
  ].join('\n\n');
}

function weekText({ weekNumber, days }: PlanWeek): string {
  const lines = days
    .filter(({ activities }) => activities.length > 0)
    .flatMap(({ dayName, date, activities }) => [
      `${dayName}, ${formatDay(date)}`,
      ...activities.map(
        ({ completed, time, duration, topic, description }) =>
          `${box(completed)} ${time} (${formatMinutes(duration)}) ${topic}${description && `: ${description}`}`,
      ),
    ]);
  return [`SEMANA ${weekNumber} (${weekRange(days)})`, ...lines].join('\n');
}

/** The name of the plan's PDF: `plano-genetica-para-o-enem.pdf`. */
export function pdfName(title: string): string {
  return `plano-${slug(title) || 'sem-titulo'}.pdf`;
}
