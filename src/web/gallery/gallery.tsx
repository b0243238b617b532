import { Moon, Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import { subjectStyle } from '#web/domain/subject-style.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { BarChart } from '#web/ui/chart/bar-chart.tsx';
import { NumberTable } from '#web/ui/chart/number-table.tsx';
import { StackedChart } from '#web/ui/chart/stacked-chart.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { BrandSection } from './brand-section.tsx';
import { ButtonsSection } from './buttons-section.tsx';
import { ContentSection, RichTextSection } from './content-section.tsx';
import { FormsSection } from './forms-section.tsx';
import { GallerySection } from './gallery-section.tsx';
import { FeedbackSection, OverlaysSection } from './overlays-section.tsx';

/** Every component in every state, to be looked at. The theme chosen here is forgotten on leaving. */
export function Gallery() {
  const [dark, setDark] = useState(() => document.documentElement.dataset.theme === 'dark');
  useEffect(() => {
    const root = document.documentElement;
    const before = root.dataset.theme;
    root.dataset.theme = dark ? 'dark' : 'light';
    return () => {
      if (before) root.dataset.theme = before;
      else delete root.dataset.theme;
    };
  }, [dark]);
  return (
    <ToastProvider>
      <main className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-12 px-safe py-8">
        <PageHeader
          title="Sistema de design"
          subtitle="Tudo de que as telas do Órbita são feitas, lado a lado, com textos reais."
          actions={
            <Button
              icon={dark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
              onClick={() => setDark(!dark)}
            >
              {dark ? 'Tema claro' : 'Tema escuro'}
            </Button>
          }
        />
        <BrandSection />
        <ButtonsSection />
        <FormsSection />
        <FeedbackSection />
        <NavigationSection />
        <ContentSection />
        <ChartsSection />
        <RichTextSection />
        <OverlaysSection />
      </main>
    </ToastProvider>
  );
}

const week = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'];
const minutes = [40, 75, 0, 90, 50, 25, 110];
const marks = week.map((text, slot) => ({ slot, text }));
const ticks = [0, 30, 60, 90, 120];
const minutesText = (tick: number) => `${tick}min`;
const subjects = ['Matemática', 'História', 'Redação'];

function ChartsSection() {
  return (
    <GallerySection title="Gráficos">
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Card title="Barras">
          <BarChart
            label="Gráfico do tempo de estudo por dia."
            current={6}
            ticks={ticks}
            tickText={minutesText}
            marks={marks}
            bars={minutes.map((value, slot) => ({
              key: slot,
              value,
              title: `${week[slot]}: ${minutesText(value)}`,
            }))}
          />
          <NumberTable
            caption="Tempo de estudo por dia"
            columns={['Dia', 'Tempo']}
            rows={minutes.map((value, slot) => ({ key: slot, cells: [week[slot], minutesText(value)] }))}
          />
        </Card>
        <Card title="Barras em partes">
          <StackedChart
            label="Gráfico do tempo de estudo por dia e matéria."
            ticks={ticks}
            tickText={minutesText}
            marks={marks}
            bars={minutes.map((value, slot) => ({
              key: week[slot] ?? '',
              title: `${week[slot]}: ${minutesText(value)}`,
              parts: subjects
                .slice(slot % subjects.length)
                .map((name, _, all) => ({ key: name, value: value / all.length, style: subjectStyle(name) }))
                .filter((part) => part.value > 0),
            }))}
          />
        </Card>
      </div>
    </GallerySection>
  );
}

function NavigationSection() {
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
