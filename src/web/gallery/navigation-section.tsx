import { useState } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { GallerySection } from './gallery-section.tsx';

export function NavigationSection() {
  const [page, setPage] = useState(4);
  return (
    <GallerySection title="Navegação">
      <Tabs
        label="Seções do plano"
        items={[
          { value: 'geral', label: 'Visão Geral', content: <p>Informações Gerais do plano.</p> },
          { value: 'cronograma', label: 'Cronograma', content: <p>Cronograma de Estudos.</p> },
          {
            value: 'topicos',
            label: (
              <>
                Tópicos <Badge>12</Badge>
              </>
            ),
            content: <p>Tópicos de Estudo.</p>,
          },
          { value: 'recursos', label: 'Recursos', content: <p>Recursos de Estudo.</p> },
        ]}
      />
      <div className="grid items-start gap-3 md:grid-cols-2">
        <Collapsible title="Semana 1" aside={<Badge tone="ok">Concluída</Badge>} defaultOpen>
          <p className="text-ink-muted text-sm">Segunda-feira, 14:00 — Introdução à genética, 50 min.</p>
        </Collapsible>
        <Collapsible
          title="Semana 2: Leis de Mendel, heredogramas e exercícios de vestibular"
          aside={<span className="text-ink-muted text-sm">2 de 9</span>}
        >
          <p className="text-ink-muted text-sm">Quarta-feira, 19:30 — Primeira lei de Mendel, 50 min.</p>
        </Collapsible>
      </div>
      <Pagination page={page} pages={12} onPageChange={setPage} />
    </GallerySection>
  );
}
