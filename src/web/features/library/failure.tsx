import { Link } from '@tanstack/react-router';
import { messageOf } from '#shared/messages.ts';
import { isMissing, sentenceOf } from '#web/lib/api/api-error.ts';
import { ItemFailure } from '#web/ui/list/item-failure.tsx';

/** A page of the library that is not there, or that could not be loaded and why. */
export const PageFailure = ({ error }: { error: unknown }) => (
  <ItemFailure
    title="Biblioteca"
    list={<Link to="/library" />}
    listName="Biblioteca"
    missing={
      isMissing(error) ? { title: messageOf('library.not_found'), back: 'Voltar à biblioteca' } : undefined
    }
    failure={sentenceOf(error, 'Não foi possível abrir a biblioteca. Tente novamente mais tarde.')}
  />
);
