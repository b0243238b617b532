import { Link } from '@tanstack/react-router';
import { messageOf } from '#shared/messages.ts';
import { ItemFailure } from '#web/domain/item-failure.tsx';

/** A page of the library that is not there, or that could not be loaded and why. */
export const PageFailure = ({ error }: { error: unknown }) => (
  <ItemFailure
    title="Biblioteca"
    list={<Link to="/library" />}
    listName="Biblioteca"
    error={error}
    missing={{
      title: messageOf('library.not_found'),
      hint: 'O endereço pode estar incompleto, ou a lição ainda não foi escrita.',
      back: 'Voltar à biblioteca',
    }}
    failure="Não foi possível abrir a biblioteca. Tente novamente mais tarde."
  />
);
