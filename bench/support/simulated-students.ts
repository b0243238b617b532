import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Action, Moment } from './student-day.ts';
import { type BenchStudent, headersOf, password } from './students.ts';

const questions = [
  'O que é fotossíntese?',
  'Qual é a diferença entre mitose e meiose?',
  'Como se resolve uma equação do segundo grau?',
  'O que devo estudar hoje?',
];

interface Known {
  headers: Record<string, string>;
  /** Their due cards, answered one after the other. */
  cards: string[];
  conversation?: string | undefined;
  /** Their last question to the tutor, which the next one waits for. */
  asking?: Promise<unknown> | undefined;
}

export interface Answered {
  milliseconds: number;
  bytes: number;
}

/** Students who ask a server for what their day holds, each as their own browser would. */
export class SimulatedStudents {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 256 });
  readonly #known = new Map<number, Known>();
  #count = 0;
  readonly #url: string;
  readonly #students: readonly BenchStudent[];
  readonly #secret: string;

  constructor(url: string, students: readonly BenchStudent[], secret: string) {
    this.#url = url;
    this.#students = students;
    this.#secret = secret;
  }

  /** Signs all in, and gives each the ids of their cards. Good for 15 minutes. */
  async meet(cardsOf: ReadonlyMap<string, string[]>): Promise<void> {
    for (const [index, student] of this.#students.entries())
      this.#known.set(index, {
        headers: await headersOf(student, this.#secret),
        cards: cardsOf.get(student.userId) ?? [],
        conversation: this.#known.get(index)?.conversation,
        asking: this.#known.get(index)?.asking,
      });
  }

  leave(): void {
    this.#agent.destroy();
  }

  /** Asks for one thing and reads the whole answer. Throws unless it is a success. */
  async ask({ student: index, action }: Moment): Promise<Answered> {
    const student = this.#students[index];
    const known = this.#known.get(index);
    if (!student || !known) throw new Error('A student is missing.');
    if (action !== 'ask the tutor') return this.#make(action, student, known);
    const asked = (known.asking ?? Promise.resolve()).then(() => this.#make(action, student, known));
    known.asking = asked.catch(() => {});
    return asked;
  }

  async #make(action: Action, student: BenchStudent, known: Known): Promise<Answered> {
    const [method, path, body, extra = {}] = this.#call(action, student, known);
    const answered = await this.#send(method, path, { ...known.headers, ...extra }, body);
    if (path === '/chatbot/conversations') known.conversation = JSON.parse(answered.text).conversation.id;
    return answered;
  }

  #call(
    action: Action,
    student: BenchStudent,
    known: Known,
  ): [method: string, path: string, body?: object, headers?: Record<string, string>] {
    const turn = this.#count++;
    switch (action) {
      case 'sign in':
        return ['POST', '/auth/login', { email: student.email, password }];
      case 'dashboard':
        return ['GET', '/dashboard'];
      case 'streak':
        return ['POST', '/streak/update', {}];
      case 'plans':
        return ['GET', '/study-plans'];
      case 'plan':
        return ['GET', `/study-plans/${student.planId}`];
      case 'tick': {
        const [weekIndex, dayIndex, activityIndex] = student.activities[turn % student.activities.length] ?? [
          0, 0, 0,
        ];
        const place = { weekIndex, dayIndex, activityIndex, completed: turn % 2 === 0 };
        return ['PUT', `/study-plans/${student.planId}/activity-progress`, place];
      }
      case 'cards due':
        return ['GET', '/flashcards/review'];
      case 'answer': {
        const card = known.cards[turn % known.cards.length];
        return ['POST', `/flashcards/${card}/study`, { result: turn % 6 === 0 ? 'incorrect' : 'correct' }];
      }
      case 'cards':
        return ['GET', '/flashcards?page=1&limit=20'];
      case 'session': {
        const end = Date.now() - 1000;
        const session = {
          id: randomUUID(),
          startTime: new Date(end - 25 * 60_000).toISOString(),
          endTime: new Date(end).toISOString(),
          durationMinutes: 25,
          category: 'Estudo',
        };
        return ['POST', '/pomodoros', session];
      }
      case 'focus summary':
        return ['GET', '/pomodoros/summary'];
      case 'ask the tutor': {
        if (!known.conversation) return ['POST', '/chatbot/conversations', {}];
        const content = questions[turn % questions.length];
        const path = `/chatbot/conversations/${known.conversation}/messages`;
        return ['POST', path, { message: content }, { accept: 'text/event-stream' }];
      }
      case 'marketplace':
        return ['GET', '/study-plans/marketplace?page=1'];
    }
  }

  #send(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: object,
  ): Promise<Answered & { text: string }> {
    const began = performance.now();
    const sent = body && JSON.stringify(body);
    const json = sent === undefined ? {} : { 'content-type': 'application/json' };
    const given = { ...headers, ...json };
    return new Promise((resolve, reject) => {
      const call = request(
        `${this.#url}/api${path}`,
        { method, agent: this.#agent, headers: given },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.once('error', reject);
          answer.once('end', () => {
            const whole = Buffer.concat(parts);
            // Of long answers it is compressed, and nobody looks at it.
            const text = whole.toString();
            const { statusCode = 0 } = answer;
            if (statusCode < 200 || statusCode > 299)
              reject(new Error(`${method} ${path} respondeu ${statusCode}: ${text.slice(0, 200)}`));
            else resolve({ milliseconds: performance.now() - began, bytes: whole.length, text });
          });
        },
      );
      call.once('error', reject);
      call.end(sent);
    });
  }
}
