import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import {
  CalendarClock,
  Ellipsis,
  FileText,
  GitCompareArrows,
  Pencil,
  Printer,
  Repeat,
  Trash2,
} from 'lucide-react';
import { useRef, useState } from 'react';
import type { Syllabus } from '#shared/contracts/syllabi.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/lazy-dialog.tsx';
import { Menu, MenuItem } from '#web/ui/overlay/menu.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { deleteSyllabus } from '../api.ts';

type SyllabusActionsProps = { syllabus: Syllabus };

/** What is done to a syllabus seldom: behind one button, each with its word. */
export function SyllabusActions({ syllabus }: SyllabusActionsProps) {
  const { id, title, planId, topics } = syllabus;
  const [isAsking, setAsking] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: () => deleteSyllabus(client, id),
    onSuccess: () => {
      void navigate({ to: '/syllabi' });
      toast.success('Edital excluído.');
    },
  });
  const download = async () => {
    try {
      const { downloadCsv } = await import('./csv.ts');
      downloadCsv(syllabus);
    } catch {
      toast.error('Não foi possível baixar o arquivo. Tente novamente.');
    }
  };
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton ref={trigger} label="Mais ações" variant="secondary">
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem
          icon={<Pencil aria-hidden="true" />}
          render={<Link to="/syllabi/$syllabusId/edit" params={{ syllabusId: id }} />}
        >
          Conferir e corrigir
        </MenuItem>
        <MenuItem
          icon={<GitCompareArrows aria-hidden="true" />}
          hint="O que mudou em um edital novo"
          render={<Link to="/syllabi/$syllabusId/compare" params={{ syllabusId: id }} />}
        >
          Retificação
        </MenuItem>
        {planId && (
          <MenuItem
            icon={<CalendarClock aria-hidden="true" />}
            render={<Link to="/syllabi/$syllabusId/plan" params={{ syllabusId: id }} />}
          >
            Montar outro plano
          </MenuItem>
        )}
        {topics > 0 && (
          <MenuItem
            icon={<Repeat aria-hidden="true" />}
            hint="Disciplinas pelo peso e pelos acertos"
            render={<Link to="/study-cycles/create" search={{ syllabus: id }} />}
          >
            Criar ciclo de estudos
          </MenuItem>
        )}
        <MenuItem icon={<FileText aria-hidden="true" />} onSelect={() => void download()}>
          Baixar CSV
        </MenuItem>
        <MenuItem icon={<Printer aria-hidden="true" />} onSelect={() => window.print()}>
          Imprimir
        </MenuItem>
        <MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger" onSelect={() => setAsking(true)}>
          Excluir
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={isAsking}
        finalFocus={trigger}
        onOpenChange={() => {
          reset();
          setAsking(false);
        }}
        title={`Excluir o edital “${title}”?`}
        description="Os tópicos e o que você marcou neles serão apagados; planos feitos dele ficam. Isso não pode ser desfeito."
        confirmLabel="Excluir edital"
        onConfirm={() => mutate()}
        busy={isPending}
        busyLabel="Excluindo..."
        error={error ? sentenceOf(error, 'Não foi possível excluir o edital. Tente novamente.') : undefined}
      />
    </>
  );
}
