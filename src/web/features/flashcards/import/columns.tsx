import {
  type ColumnRole,
  columnRoles,
  type ImportPreview,
  type Separator,
  separators,
} from '#shared/contracts/flashcard-transfer.ts';
import { Card } from '#web/ui/card.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { withRole } from './form.ts';
import { roleNames, separatorNames } from './labels.ts';

type ImportColumnsProps = {
  preview: ImportPreview;
  roles: readonly ColumnRole[];
  separator: Separator | null;
  onRoles: (roles: ColumnRole[]) => void;
  onSeparator: (separator: Separator) => void;
};

/** What each column of a file holds, guessed, and put right by the student. */
export function ImportColumns({ preview, roles, separator, onRoles, onSeparator }: ImportColumnsProps) {
  const { columns, rows, format } = preview;
  const names = columns.map(({ name }, column) => name ?? `Coluna ${column + 1}`);
  const isText = format === 'text';
  return (
    <Card
      title={isText ? 'Colunas' : 'Pacote do Anki'}
      description={
        isText
          ? 'Confira o que cada coluna traz. Cada conteúdo vem de uma coluna só.'
          : 'O primeiro campo de cada nota vira a pergunta, e o segundo, a resposta.'
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {isText && (
          <>
            {separator && <SeparatorSelect value={separator} onValueChange={onSeparator} />}
            <ul className="grid gap-3 sm:grid-cols-2">
              {columns.map((_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
                <li key={column} className="grid min-w-0 content-start gap-2 rounded-md bg-well p-3">
                  <Field label={names[column]} className="min-w-0 break-words">
                    <Select
                      value={roles[column] ?? 'ignore'}
                      onChange={({ target }) => onRoles(withRole(roles, column, target.value as ColumnRole))}
                    >
                      {columnRoles.map((role) => (
                        <option key={role} value={role}>
                          {roleNames[role]}
                        </option>
                      ))}
                    </Select>
                  </Field>
                  <Samples cells={rows.map((cells) => cells[column] ?? '')} />
                </li>
              ))}
            </ul>
          </>
        )}
        {rows.length > 0 && (
          <Collapsible
            title={isText ? 'Ver as primeiras linhas' : 'Ver as primeiras notas'}
            defaultOpen={!isText}
          >
            <PreviewRows names={names} rows={rows} />
          </Collapsible>
        )}
      </div>
    </Card>
  );
}

type SamplesProps = { cells: string[] };

/** The first cells that hold something. */
function Samples({ cells }: SamplesProps) {
  const filled = cells.filter((cell) => cell.trim() !== '').slice(0, 2);
  return (
    <p className="min-w-0 text-ink-muted text-sm">
      {filled.length === 0 && 'Vazia nas primeiras linhas.'}
      {filled.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells may be alike.
        <span key={index} className="block truncate">
          {cell}
        </span>
      ))}
    </p>
  );
}

type SeparatorSelectProps = {
  /** Empty before anything is chosen. */
  value: Separator | '';
  onValueChange: (separator: Separator) => void;
};

export function SeparatorSelect({ value, onValueChange }: SeparatorSelectProps) {
  const choose = (name: string) => {
    const separator = separators.find((known) => known === name);
    if (separator) onValueChange(separator);
  };
  return (
    <Field label="Separador das colunas" className="max-w-72">
      <Select value={value} onChange={({ target }) => choose(target.value)}>
        {value === '' && <option value="">Escolha o separador</option>}
        {separators.map((separator) => (
          <option key={separator} value={separator}>
            {separatorNames[separator]}
          </option>
        ))}
      </Select>
    </Field>
  );
}

type PreviewRowsProps = { names: readonly string[]; rows: readonly (readonly string[])[] };

/** The first rows of a file as they stand; wide ones scroll within. */
function PreviewRows({ names, rows }: PreviewRowsProps) {
  return (
    <section
      aria-label="Primeiras linhas do arquivo"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-md border border-line"
    >
      <table className="w-full text-sm">
        <thead className="sticky top-0 bg-well">
          <tr>
            {names.map((name, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
              <th key={column} scope="col" className="min-w-32 px-3 py-1.5 text-start font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
            <tr key={row} className="border-line border-t align-top">
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
                <td key={column} className="max-w-80 break-words px-3 py-1.5">
                  <span className="line-clamp-3 whitespace-pre-line">{cell}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
