const testimonials = [
  {
    role: 'Estudante de pré-vestibular',
    words: 'Eu abria o caderno sem saber por onde começar. Agora abro o painel e o dia já está lá, em ordem.',
  },
  {
    role: 'Estudante de enfermagem',
    words: 'Quinze minutos de cartões no ônibus rendem mais do que reler o capítulo inteiro no domingo.',
  },
  {
    role: 'Candidata a concurso público',
    words:
      'Trabalho em turnos. Quando perco um dia, o ciclo espera: a próxima matéria continua sendo a próxima.',
  },
];

/** What students could say, by role: nobody is quoted. */
export function Testimonials() {
  return (
    <div className="grid gap-4 md:grid-cols-3">
      {testimonials.map(({ role, words }) => (
        <figure
          key={role}
          className="flex flex-col justify-between gap-5 rounded-lg border border-line bg-surface p-5"
        >
          <blockquote className="text-lg">
            <p>“{words}”</p>
          </blockquote>
          <figcaption className="text-ink-muted text-sm">{role}</figcaption>
        </figure>
      ))}
    </div>
  );
}
