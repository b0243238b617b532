import { Clock, Layers } from 'lucide-react';
import { Avatar } from '#web/domain/avatar.tsx';
import { SubjectTag } from '#web/domain/subject-tag.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx';
import { Prose } from '#web/ui/prose.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';
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

const list = `## Divisão celular

A **mitose** forma duas células _iguais_; a meiose, quatro ~~iguais~~ diferentes:

1. prófase
2. metáfase, vista em [um atlas](https://exemplo.com)
   - os cromossomos se alinham
3. anáfase

- [x] ler o capítulo
- [ ] refazer os exercícios

> Omnis cellula e cellula.`;

const table = `| Grandeza | Símbolo | Unidade no Sistema Internacional | Valor |
| :-- | :-: | :-- | --: |
| Velocidade da luz | $c$ | metro por segundo | 299.792.458 |
| Módulo | $|x|$ | a mesma de $x$ | 1,5 |`;

const code = `Em \`python\`, uma lista se filtra assim:

\`\`\`python
pares = [numero for numero in range(1_000_000) if numero % 2 == 0 and numero not in proibidos]
print(len(pares))
\`\`\``;

const formulas = `Com R$ 12,29 e R$ 15,83 a conta é dinheiro; $E=mc^2$ e \\(x_1\\) são fórmulas.

$$x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$$

\\[ f(a) = \\frac{1}{2\\pi i} \\oint_\\gamma \\frac{f(z)}{z-a}\\,dz = a_0 + a_1 + a_2 + a_3 + a_4 + a_5 + a_6 + a_7 + a_8 + a_9 \\]

Com erro: $\\frac{1}{$ e $\\href{https://exemplo.com}{x}$.`;

const cloze =
  'A capital da França é {{c1::Paris}}, às margens do {{c2::Sena::rio}}; e $E=$ {{c3::$mc^2$}}, ou $E={{c4::mc^2}}$.';

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FAAhKDveksOjmAAAAAElFTkSuQmCC';

export function RichTextSection() {
  return (
    <GallerySection title="Texto de cartões e resumos">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2">
        <Card title="Markdown">
          <RichText text={list} />
        </Card>
        <Card title="Fórmulas e dinheiro">
          <RichText text={formulas} />
        </Card>
        <Card title="Tabela">
          <RichText text={table} />
        </Card>
        <Card title="Código e imagem">
          <RichText
            text={`${code}\n\n![um quadrado](${dot}) ![mapa que não existe](data:image/png;base64,AA)`}
          />
        </Card>
        <Card title="Palavras escondidas">
          <RichText text={cloze} cloze="hidden" />
        </Card>
        <Card title="Palavras mostradas">
          <RichText text={cloze} cloze="shown" />
        </Card>
        <Card title="Texto simples">
          <RichText text={'Qual é a capital da França?\nCusta R$ 5 perguntar <b>aqui</b>.'} />
        </Card>
        <Card title="Em uma linha">
          <p className="truncate">
            <RichText inline text={`${list} e $x^2$`} />
          </p>
        </Card>
      </div>
    </GallerySection>
  );
}
