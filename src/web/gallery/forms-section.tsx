import { useState } from 'react';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { SearchInput } from '#web/ui/form/search-input.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Slider } from '#web/ui/form/slider.tsx';
import { StarRating } from '#web/ui/form/star-rating.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { GallerySection } from './gallery-section.tsx';

export function FormsSection() {
  const [search, setSearch] = useState('fotossíntese');
  const [weeks, setWeeks] = useState(4);
  const [hours, setHours] = useState(2.5);
  const [stars, setStars] = useState(4);
  const [period, setPeriod] = useState('7');
  const [difficulty, setDifficulty] = useState('all');
  const [level, setLevel] = useState('iniciante');
  return (
    <GallerySection title="Formulários">
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Card title="Criar Conta">
          <form className="grid gap-4" aria-label="Criar conta">
            <ErrorSummary
              submitCount={0}
              errors={[
                { id: 'email', message: 'Digite um email válido e real.' },
                { id: 'senha', message: 'A senha deve ter pelo menos 6 caracteres.' },
              ]}
            />
            <Field label="Nome">
              <TextInput placeholder="Como podemos chamar você?" autoComplete="name" />
            </Field>
            <Field label="Email" id="email" error="Digite um email válido e real.">
              <TextInput type="email" defaultValue="ana@" autoComplete="email" />
            </Field>
            <Field label="Senha" id="senha" error="A senha deve ter pelo menos 6 caracteres.">
              <PasswordInput defaultValue="1234" autoComplete="new-password" />
            </Field>
            <Field label="Email da conta" hint="Não pode ser alterado.">
              <TextInput value="ana.beatriz.de.albuquerque@exemplo.com.br" disabled readOnly />
            </Field>
            <Checkbox label="Aceito os termos de uso" error="É preciso aceitar os termos." />
          </form>
        </Card>
        <Card title="Criar Plano de Estudos">
          <form className="grid gap-4" aria-label="Criar plano">
            <Field label="Matéria">
              <Select defaultValue="bio">
                <option value="bio">Biologia</option>
                <option value="mat">Matemática</option>
              </Select>
            </Field>
            <Field label="Objetivo" optional hint="O que você quer saber fazer ao terminar.">
              <TextArea defaultValue="Resolver questões de genética do Enem sem consultar o material." />
            </Field>
            <Slider
              label="Número de semanas"
              value={weeks}
              onValueChange={setWeeks}
              min={1}
              max={12}
              formatValue={(value) => (value === 1 ? '1 semana' : `${value} semanas`)}
            />
            <Slider label="Segunda-feira" value={hours} onValueChange={setHours} max={12} step={0.5} />
            <Slider label="Tópicos" value={20} onValueChange={setWeeks} min={5} max={50} disabled />
            <RadioCards
              legend="Dificuldade"
              value={level}
              onValueChange={setLevel}
              options={[
                { value: 'iniciante', label: 'Iniciante', description: 'Do começo, sem pressa.' },
                { value: 'avançado', label: 'Avançado', description: 'Só no Premium.', disabled: true },
              ]}
            />
          </form>
        </Card>
        <Card title="Preferências">
          <div className="grid gap-4">
            <Switch label="Notificações por email" hint="Um resumo por semana." defaultChecked />
            <Switch label="Animações de fundo" />
            <Switch label="Avisos no celular" disabled />
            <Checkbox label="Revisar Leis de Newton" defaultChecked hint="14:00 · 50 min" />
            <Checkbox label="Lista de exercícios de cinemática" />
            <Checkbox label="Resumo público" disabled hint="Disponível no Premium" />
          </div>
        </Card>
        <Card title="Filtros">
          <div className="grid gap-4">
            <SearchInput label="Buscar flashcards" value={search} onValueChange={setSearch} />
            <Segmented
              label="Período"
              value={period}
              onValueChange={setPeriod}
              options={[
                { value: '7', label: '7 dias' },
                { value: '30', label: '30 dias' },
                { value: 'all', label: 'Tudo' },
              ]}
            />
            <Segmented
              label="Filtro de dificuldade"
              variant="chips"
              value={difficulty}
              onValueChange={setDifficulty}
              options={[
                { value: 'all', label: 'Todas' },
                { value: 'easy', label: 'Fácil' },
                { value: 'medium', label: 'Médio' },
                { value: 'hard', label: 'Difícil' },
              ]}
            />
            <StarRating label="Sua nota" value={stars} onValueChange={setStars} />
          </div>
        </Card>
      </div>
    </GallerySection>
  );
}
