import { useSupportEmail } from './use-support-email.ts';

/** Whom to write to, as one paragraph: the support address, or whoever runs the installation when there is none. */
export function SupportContact() {
  const { data, isPending, isError, refetch } = useSupportEmail();
  if (isPending) return <p aria-live="polite">Carregando...</p>;
  if (isError) {
    return (
      <p aria-live="polite">
        Não foi possível carregar o email de suporte.{' '}
        <button type="button" className="cursor-pointer underline" onClick={() => refetch()}>
          Tentar novamente
        </button>
      </p>
    );
  }
  if (data.supportEmail === null) {
    return (
      <p aria-live="polite">
        Esta instalação não configurou um email de suporte. Fale com quem administra esta instalação: a
        pessoa, a escola ou a equipe que passou a você o endereço deste site.
      </p>
    );
  }
  return (
    <p aria-live="polite">
      Escreva para <a href={`mailto:${data.supportEmail}`}>{data.supportEmail}</a>.
    </p>
  );
}
