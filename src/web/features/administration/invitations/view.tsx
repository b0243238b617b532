import { Ban } from 'lucide-react';
import { useState } from 'react';
import type { Invitation } from '#shared/contracts/administration.ts';
import { countOf } from '#shared/rules/text/format.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/lazy-dialog.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { invitationsQuery, useRevokeInvitation } from '../api.ts';
import { momentText } from '../labels.ts';
import { listClass, PageList } from '../page-list.tsx';
import { LinkCard } from './link-card.tsx';
import { MailCard } from './mail-card.tsx';

const notAsked = {
  open: 'O cadastro está aberto: qualquer pessoa entra sem convite. Para que ele peça um, configure REGISTRATION=invite.',
  closed:
    'O cadastro está fechado: nem com um convite alguém entra. Para aceitá-los, configure REGISTRATION=invite.',
};

/** Who is invited to register: by a link or by mail, and what of it still works. */
export const InvitationsTab = () => (
  <PageList query={invitationsQuery}>
    {(pages) => {
      const registration = pages[0]?.registration ?? 'invite';
      const invitations = pages.flatMap((page) => page.invitations);
      return (
        <div className="grid gap-6">
          {registration !== 'invite' && <Alert tone="info">{notAsked[registration]}</Alert>}
          <LinkCard />
          <MailCard />
          <section aria-labelledby="convites" className="grid gap-3">
            <h2 id="convites" className="text-lg">
              Convites que valem
            </h2>
            {invitations.length === 0 ? (
              <EmptyState title="Nenhum convite vale agora." />
            ) : (
              <ul className={listClass}>
                {invitations.map((invitation) => (
                  <InvitationRow key={invitation.id} invitation={invitation} />
                ))}
              </ul>
            )}
          </section>
        </div>
      );
    }}
  </PageList>
);

function InvitationRow({ invitation: { id, email, usesLeft, expiresAt } }: { invitation: Invitation }) {
  const [isAsking, setAsking] = useState(false);
  const revoke = useRevokeInvitation();
  const toast = useToast();
  const who = email ?? `Link para ${countOf(usesLeft, 'pessoa', 'pessoas')}`;
  const end = () =>
    revoke.mutate(id, {
      onSuccess: () => {
        setAsking(false);
        toast.success('O convite não vale mais.');
      },
    });
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="break-all font-semibold">{who}</p>
        <p className="text-ink-muted text-sm tabular-nums">Vale até {momentText(expiresAt)}</p>
      </div>
      <IconButton label={`Cancelar o convite: ${who}`} onClick={() => setAsking(true)}>
        <Ban aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Cancelar este convite?"
        description="O link dele deixa de valer. Quem já se cadastrou continua."
        confirmLabel="Cancelar convite"
        busyLabel="Cancelando..."
        busy={revoke.isPending}
        onConfirm={end}
        error={revoke.error ? sentenceOf(revoke.error, 'Não deu certo. Tente novamente.') : undefined}
      />
    </li>
  );
}
