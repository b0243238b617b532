import { readIntent } from '#server/language/tutor/intent/read-intent.ts';
for (const m of process.argv.slice(2)) console.log(m, JSON.stringify(readIntent(m,null,false)));
