import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTitle } from '#web/lib/use-title.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useHistorySearch } from '../use-history-search.ts';
import { AddSession } from './add-session.tsx';
import { PlannedHistory } from './planned-history.tsx';
import { SessionHistory } from './session-history.tsx';

const title = 'Histórico de pomodoros';

export function PomodoroHistoryPage() {
  useTitle(title);
  const { search, change } = useHistorySearch();
  const [isAdding, setIsAdding] = useState(false);
  const add = () => setIsAdding(true);
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <Button variant="main" icon={<Plus aria-hidden="true" />} onClick={add}>
            Adicionar sessão
          </Button>
        }
      />
      <Tabs
        label="Histórico"
        value={search.tab === 'planned' ? 'planned' : 'sessions'}
        onValueChange={(tab) => change({ tab: tab === 'planned' ? tab : undefined })}
        items={[
          { value: 'sessions', label: 'Sessões', content: <SessionHistory onAdd={add} /> },
          { value: 'planned', label: 'Planejado e feito', content: <PlannedHistory /> },
        ]}
      />
      <AddSession open={isAdding} onClose={() => setIsAdding(false)} />
    </>
  );
}
