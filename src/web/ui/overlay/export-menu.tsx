import { Copy, Download, FileDown, Printer } from 'lucide-react';
import { OrbitMark } from '../brand/orbit-mark.tsx';
import { Button } from '../button.tsx';
import { Menu } from './menu.tsx';
import { MenuItem } from './menu-item.tsx';

type ExportMenuProps = {
  onCopy: () => void;
  copyLabel: string;
  /** Absent: there is no file to be had. */
  pdf?: { onMake: () => void; isMaking: boolean };
};

/** A page on paper, as a file, or copied. */
export function ExportMenu({ onCopy, copyLabel, pdf }: ExportMenuProps) {
  const isMaking = pdf?.isMaking === true;
  return (
    <Menu
      align="end"
      trigger={
        // Not disabled while the file is made: the focus comes back here when the menu closes.
        <Button icon={isMaking ? <OrbitMark spinning /> : <Download aria-hidden="true" />}>
          {isMaking ? 'Gerando PDF...' : 'Exportar'}
        </Button>
      }
    >
      <MenuItem icon={<Printer aria-hidden="true" />} onSelect={() => window.print()}>
        Imprimir
      </MenuItem>
      {pdf && (
        <MenuItem icon={<FileDown aria-hidden="true" />} disabled={isMaking} onSelect={pdf.onMake}>
          {isMaking ? 'Gerando PDF...' : 'Baixar PDF'}
        </MenuItem>
      )}
      <MenuItem icon={<Copy aria-hidden="true" />} onSelect={onCopy}>
        {copyLabel}
      </MenuItem>
    </Menu>
  );
}
