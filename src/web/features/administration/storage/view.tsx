import { formatNumber } from '#shared/rules/text/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Stat } from '#web/ui/stat.tsx';
import { storageQuery } from '../api.ts';
import { bytesText } from '../labels.ts';
import { Loaded } from '../loaded.tsx';

/** What the database and the data folder take. */
export const StorageTab = () => (
  <Loaded query={storageQuery}>
    {({ database, tables, folder }) => (
      <div className="grid gap-6">
        <Card>
          <dl className="grid gap-4 sm:grid-cols-3">
            <Stat label="Banco de dados" value={bytesText(database)} />
            <Stat
              label="Pasta de dados"
              value={`${folder.isWhole ? '' : 'mais de '}${bytesText(folder.bytes)}`}
              hint={<span className="break-all">{folder.path}</span>}
            />
            <Stat label="Livre no disco" value={bytesText(folder.freeBytes)} />
          </dl>
        </Card>
        <Card
          flush
          title="Tabelas"
          description="As maiores primeiro, com os índices; as linhas são uma estimativa, – antes da primeira."
        >
          <table className="w-full text-sm tabular-nums">
            <thead className="text-ink-muted">
              <tr className="border-line border-t">
                <th scope="col" className="px-4 py-2 text-start font-medium">
                  Tabela
                </th>
                <th scope="col" className="px-2 py-2 text-end font-medium">
                  Linhas
                </th>
                <th scope="col" className="py-2 ps-2 pe-4 text-end font-medium">
                  Tamanho
                </th>
              </tr>
            </thead>
            <tbody>
              {tables.map(({ name, bytes, rows }) => (
                <tr key={name} className="border-line border-t">
                  <th scope="row" className="break-all px-4 py-2 text-start font-normal">
                    {name === 'pgboss' ? 'fila de tarefas' : name}
                  </th>
                  <td className="px-2 py-2 text-end">{rows > 0 ? formatNumber(rows) : '–'}</td>
                  <td className="whitespace-nowrap py-2 ps-2 pe-4 text-end">{bytesText(bytes)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      </div>
    )}
  </Loaded>
);
