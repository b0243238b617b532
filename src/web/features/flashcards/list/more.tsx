import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChartColumn, Ellipsis, FileSpreadsheet, FileText, Package } from 'lucide-react';
import { type ExportFormat, flashcardTransferApi } from '#shared/contracts/flashcard-transfer.ts';
import { slug } from '#shared/rules/text/slug.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ApiError, defaultMessage, sentenceOf } from '#web/lib/api/api-error.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { OrbitMark } from '#web/ui/brand/orbit-logo.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/overlay/menu.tsx';
import { announce } from '#web/ui/toast/announce.ts';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { deckText } from '../deck.ts';

type MoreActionsProps = {
  /** What is exported: a deck or a folder; empty for all cards. */
  deck?: string;
};

/** The statistics, and the cards, or those of a deck, as a file. */
export function MoreActions({ deck = '' }: MoreActionsProps) {
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: (format: ExportFormat) => fetchExport(format, deck),
    networkMode: 'always',
    onMutate: () => announce('Exportando...'),
    onSuccess: (file, format) => {
      saveFile(file, exportName(format, deck));
      announce('Arquivo baixado.');
    },
    onError: (error) =>
      toast.error(sentenceOf(error, 'Não foi possível exportar os flashcards. Tente novamente.')),
  });
  const which = deck ? `Só ${deckText(deck)}` : 'Todos os flashcards';
  return (
    <Menu
      align="end"
      trigger={
        // Not disabled while the file is made: the focus comes back here when the menu closes.
        <IconButton label={isPending ? 'Exportando...' : 'Mais ações'} variant="secondary">
          {isPending ? <OrbitMark spinning /> : <Ellipsis aria-hidden="true" />}
        </IconButton>
      }
    >
      <MenuItem icon={<ChartColumn aria-hidden="true" />} render={<Link to="/flashcards/stats" />}>
        Estatísticas
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={<FileSpreadsheet aria-hidden="true" />}
        hint={`${which}, para Excel, LibreOffice ou Google Planilhas`}
        disabled={isPending}
        onSelect={() => mutate('spreadsheet')}
      >
        Exportar planilha (.csv)
      </MenuItem>
      <MenuItem
        icon={<FileText aria-hidden="true" />}
        hint={`${which}, sem mudar nada, para importar aqui ou no Anki`}
        disabled={isPending}
        onSelect={() => mutate('csv')}
      >
        Exportar texto (.csv)
      </MenuItem>
      <MenuItem
        icon={<Package aria-hidden="true" />}
        hint={which}
        disabled={isPending}
        onSelect={() => mutate('apkg')}
      >
        Exportar para o Anki (.apkg)
      </MenuItem>
    </Menu>
  );
}

/** The name of an exported file: `flashcards.csv`, `flashcards-biologia-celula.apkg`, `flashcards-planilha.csv`. */
export function exportName(format: ExportFormat, deck: string): string {
  const isSheet = format === 'spreadsheet';
  const name = ['flashcards', slug(deck), isSheet ? 'planilha' : ''].filter(Boolean).join('-');
  return `${name}.${isSheet ? 'csv' : format}`;
}

/** The cards of a deck or folder, or all for an empty one, as a file. */
async function fetchExport(format: ExportFormat, deck: string): Promise<Blob> {
  const query = { format, deck: deck || undefined };
  const file: unknown = await callApi(flashcardTransferApi.export, { query });
  if (!(file instanceof Blob)) throw new ApiError(200, defaultMessage);
  return file;
}
