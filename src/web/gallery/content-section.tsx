import { Clock, Layers } from 'lucide-react';
import { Avatar } from '#web/domain/avatar.tsx';
import { SubjectTag } from '#web/domain/subject-tag.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx';
import { Prose } from '#web/ui/prose.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { Stat } from '#web/ui/stat.tsx';
import { GallerySection } from './gallery-section.tsx';

export function ContentSection() {
  return (
    <GallerySection title="Conteúdo">
      <dl className="grid grid-cols-2 gap-4 rounded-lg border border-line bg-surface p-4 md:grid-cols-4">
        <Stat label="Planos de estudo" value="3" />
        <Stat label="Flashcards" value="1.248" hint="42 para revisar" icon={<Layers aria-hidden="true" />} />
        <Stat label="Tempo total" value="126h 40min" icon={<Clock aria-hidden="true" />} />
        <Stat label="Hoje" value="1h 25min" />
      </dl>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Card
          title="Revolução Industrial e formação da classe operária no século XIX"
          description="Atualizado ontem"
          actions={<Button size="sm">Ver Detalhes</Button>}
        >
          <div className="mb-4 flex flex-wrap items-center gap-3">
            <SubjectTag name="História" />
            <Rating value={4.3} count={1280} />
          </div>
          <ProgressBar label="Progresso" value={48} />
        </Card>
        <Card title="Avaliações">
          <div className="flex items-start gap-3">
            <Avatar name="Ana Beatriz Souza" decorative />
            <div className="min-w-0">
              <p className="font-medium">Ana Beatriz Souza</p>
              <Rating value={5} />
              <p className="mt-1 text-ink-muted text-sm">Segui as quatro semanas e passei na prova.</p>
            </div>
          </div>
          <div className="mt-4 flex items-center gap-3">
            <Avatar name="João" size="sm" />
            <Avatar name="Márcia Andrade" />
            <Avatar name="Órbita" size="lg" />
          </div>
        </Card>
      </div>
      <Prose>
        <h2>1. Uso da plataforma</h2>
        <p>
          O Órbita é uma plataforma de organização de estudos. Ao criar uma conta, você concorda em usá-la{' '}
          <strong>para fins pessoais</strong> e de acordo com estes <a href="#termos">termos de uso</a>.
        </p>
        <ul>
          <li>O conteúdo que você cria é seu.</li>
          <li>Planos publicados podem ser clonados por outros estudantes.</li>
        </ul>
        <blockquote>Pagamentos por PIX duram 30 dias e são renovados por você.</blockquote>
      </Prose>
    </GallerySection>
  );
}
