import { useQuery } from '@tanstack/react-query';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import type { AdministeredStudent } from '#shared/contracts/administration.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { profileQuery } from '#web/session/current-user.ts';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/lazy-dialog.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/overlay/menu.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { consequencesQuery, type StudentVerb, useChangeStudent } from '../api.ts';
import { consequenceTexts, momentText, studentState } from '../labels.ts';

interface Question {
  title: string;
  description: string;
  confirm: string;
  busy: string;
  done: string;
}

const questions: Record<StudentVerb, (name: string) => Question> = {
  suspend: (name) => ({
    title: `Suspender ${name}?`,
    description:
      'As sessões terminam em até 15 minutos, a conta não entra mais, e os planos e resumos que ela publicou deixam de aparecer. Nada é apagado: dá para reativar quando quiser.',
    confirm: 'Suspender',
    busy: 'Suspendendo...',
    done: 'Conta suspensa.',
  }),
  unsuspend: (name) => ({
    title: `Reativar ${name}?`,
    description: 'A conta volta a entrar, e os planos e resumos que ela publicou aparecem de novo.',
    confirm: 'Reativar',
    busy: 'Reativando...',
    done: 'Conta reativada.',
  }),
  endSessions: (name) => ({
    title: `Encerrar as sessões de ${name}?`,
    description: 'Em até 15 minutos será preciso entrar de novo em todos os aparelhos.',
    confirm: 'Encerrar sessões',
    busy: 'Encerrando...',
    done: 'Sessões encerradas.',
  }),
  delete: (name) => ({
    title: `Excluir ${name}?`,
    description: '',
    confirm: 'Excluir conta',
    busy: 'Excluindo...',
    done: 'A conta será excluída em até meia hora.',
  }),
};

const failed = 'Não deu certo. Tente novamente.';

/** One student of the list, with a menu of what an administrator may do. */
export function StudentItem({ student }: { student: AdministeredStudent }) {
  const { id, name, email, role, createdAt, lastSeenAt, isVerified, suspendedAt, isGoing } = student;
  const { data: user } = useQuery(profileQuery);
  const [asked, setAsked] = useState<StudentVerb>('suspend');
  const [isAsking, setAsking] = useState(false);
  const change = useChangeStudent(id);
  const toast = useToast();
  const state = studentState(student);
  const question = questions[asked](name);
  const ask = (verb: StudentVerb) => () => {
    change.reset();
    setAsked(verb);
    setAsking(true);
  };
  const confirm = () =>
    change.mutate(asked, {
      onSuccess: () => {
        setAsking(false);
        toast.success(question.done);
      },
    });
  return (
    <li className="flex items-start gap-2 py-3 ps-4 pe-2">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 break-words font-semibold">{name}</span>
          {role === 'admin' && <Badge tone="cometa">administra</Badge>}
          {role === 'user_test' && <Badge>conta de teste</Badge>}
          {state && <Badge tone={state.tone}>{state.text}</Badge>}
        </p>
        {role !== 'user_test' && (
          <p className="text-sm">
            <span className="break-all">{email}</span>
            {!isVerified && <span className="text-ink-muted"> · não confirmado</span>}
          </p>
        )}
        <p className="text-ink-muted text-sm tabular-nums">
          Desde {formatDate(createdAt)} ·{' '}
          {lastSeenAt ? `vista em ${momentText(lastSeenAt)}` : 'sem sessão aberta'}
        </p>
      </div>
      {id !== user?.id && !isGoing && (
        <Menu
          align="end"
          trigger={
            <IconButton label={`O que fazer com ${name}`}>
              <EllipsisVertical aria-hidden="true" />
            </IconButton>
          }
        >
          <MenuItem onSelect={ask('endSessions')}>Encerrar sessões</MenuItem>
          <MenuItem onSelect={ask(suspendedAt ? 'unsuspend' : 'suspend')}>
            {suspendedAt ? 'Reativar' : 'Suspender'}
          </MenuItem>
          <MenuSeparator />
          <MenuItem tone="danger" onSelect={ask('delete')}>
            Excluir conta
          </MenuItem>
        </Menu>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={question.title}
        description={asked === 'delete' ? <DeletionConsequences id={id} /> : question.description}
        confirmLabel={question.confirm}
        busyLabel={question.busy}
        tone={asked === 'unsuspend' || asked === 'endSessions' ? 'main' : 'danger'}
        busy={change.isPending}
        onConfirm={confirm}
        error={change.error ? sentenceOf(change.error, failed) : undefined}
      />
    </li>
  );
}

/** What goes with the account, counted before anything is done. */
function DeletionConsequences({ id }: { id: string }) {
  const { data, isError } = useQuery(consequencesQuery(id));
  const texts = data && consequenceTexts(data);
  const what = () => {
    if (isError) return 'Não foi possível contar o que vai junto.';
    if (!texts) return 'Contando o que vai junto...';
    return texts.length === 0 ? 'Não há nada na conta.' : `Vão junto: ${texts.join(', ')}.`;
  };
  return (
    <>
      {what()} Ninguém entra mais nela e, em até meia hora, tudo é apagado. Não dá para desfazer. Ficam só os
      registros de pagamento que a lei exige, sem nome.
    </>
  );
}
