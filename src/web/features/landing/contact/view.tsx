import { Link } from '@tanstack/react-router';
import { WherePlansAreSold } from '#web/domain/installation.tsx';
import { Prose } from '#web/ui/prose.tsx';
import { SupportContact } from '../support-contact.tsx';

/** Whom to write to, what to say in each case, and when to expect an answer. */
export function ContactPage() {
  return (
    <Prose>
      <h1>Contato</h1>
      <SupportContact />
      <p>
        Escreva, se puder, do email da sua conta. Nunca envie sua senha nem links de redefinição de senha:
        ninguém precisa deles para ajudar você.
      </p>

      <WherePlansAreSold>
        <h2 id="pagamentos" className="scroll-mt-24">
          Pagamentos
        </h2>
        <p>
          Para localizar um pagamento, renovar, cancelar ou pedir a devolução nos 7 dias de garantia, conte:
        </p>
        <ul>
          <li>o email da sua conta na Órbita e o email do pagador no comprovante, se for outro;</li>
          <li>o plano, o valor, a data e a hora do pagamento;</li>
          <li>o identificador da transação, que está no comprovante do PIX.</li>
        </ul>
        <p>
          As regras estão em{' '}
          <Link to="/terms-of-service" hash="pagamento">
            Pagamento por PIX
          </Link>{' '}
          e{' '}
          <Link to="/terms-of-service" hash="garantia">
            Garantia de 7 dias
          </Link>
          .
        </p>
      </WherePlansAreSold>

      <h2 id="problemas" className="scroll-mt-24">
        Algo não funciona
      </h2>
      <ul>
        <li>O que você queria fazer, o que aconteceu e a mensagem que apareceu.</li>
        <li>A página em que estava e o horário.</li>
        <li>O aparelho e o navegador; uma imagem da tela ajuda muito.</li>
      </ul>

      <h2 id="privacidade" className="scroll-mt-24">
        Privacidade
      </h2>
      <p>
        No <Link to="/profile">perfil</Link> você mesmo baixa seus dados, corrige o que informou e exclui a
        conta. Se não conseguir, ou para outro pedido, escreva e diga qual é o email da conta. Responsáveis
        por menores de 18 anos escrevem do próprio email e dizem qual é a conta do estudante; podemos pedir
        uma confirmação da responsabilidade. Seus direitos estão na{' '}
        <Link to="/privacy-policy" hash="direitos">
          Política de Privacidade
        </Link>
        .
      </p>

      <h2 id="publicacoes" className="scroll-mt-24">
        Conteúdo publicado
      </h2>
      <p>
        Se um plano, um resumo ou uma avaliação expõe alguém, ofende ou usa material sem permissão, envie o
        endereço da página e explique o motivo. Avisos que envolvem crianças e adolescentes têm prioridade.
      </p>

      <h2 id="prazos" className="scroll-mt-24">
        Prazos de resposta
      </h2>
      <ul>
        <WherePlansAreSold>
          <li>
            Pagamentos, dúvidas e cancelamentos de compra: até 5 dias, como prevê o Decreto nº 7.962/2013.
          </li>
        </WherePlansAreSold>
        <li>
          Privacidade: confirmação e acesso simplificado de imediato; declaração completa em até 15 dias
          (LGPD, art. 19).
        </li>
        <li>Problemas técnicos: não há prazo fixo; os que impedem o estudo vêm primeiro.</li>
      </ul>
      <p>Quem responde é quem administra esta instalação.</p>
    </Prose>
  );
}
