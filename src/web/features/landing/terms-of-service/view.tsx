import { Link } from '@tanstack/react-router';
import { formatCents } from '#shared/rules/text/format.ts';
import { type Tier, tierLimits } from '#shared/rules/tiers.ts';
import { WherePlansAreSold } from '#web/domain/installation.tsx';
import { LegalPage, type LegalSection } from '../legal-page.tsx';
import { SupportContact } from '../support-contact.tsx';

const priceOf = (tier: Tier) => formatCents(tierLimits[tier].priceCents);
const { free, basic, premium } = tierLimits;

const sections: LegalSection[] = [
  {
    id: 'o-servico',
    title: 'O serviço e quem o oferece',
    body: (
      <>
        <p>
          A Órbita reúne, em um só lugar, planos de estudo, flashcards com revisão espaçada, resumos, ciclos
          de estudo, um timer, um marketplace de planos e o Professor IA, um tutor por conversa.
        </p>
        <p>
          A Órbita pode ser instalada por pessoas, escolas e equipes diferentes. Quem oferece o serviço a
          você, e responde por ele, é quem administra esta instalação.{' '}
          <WherePlansAreSold>
            Quando a instalação vende planos, quem a administra deve informar nome, CPF ou CNPJ e endereço,
            como pede o Decreto nº 7.962/2013. O caminho para pedir essas informações está em{' '}
            <a href="#contato">Contato</a>.
          </WherePlansAreSold>
        </p>
      </>
    ),
  },
  {
    id: 'sua-conta',
    title: 'Sua conta',
    body: (
      <>
        <p>
          Para usar a Órbita você cria uma conta com nome, email e senha ou, quando a instalação oferece,
          entra com o Google. Também pedimos o ano de nascimento, para avisar o que muda para quem tem menos
          de 18 anos.
        </p>
        <ul>
          <li>Use um email seu e que você consiga ler: é por ele que você recupera a senha.</li>
          <li>A conta é pessoal. Guarde a senha com você e não a use em outros sites.</li>
          <li>
            Se desconfiar que alguém entrou na sua conta, troque a senha: as outras sessões são encerradas.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'contas-de-teste',
    title: 'Contas de teste',
    body: (
      <p>
        Com “Usar conta de teste” você conhece a Órbita sem se cadastrar. É um uso de passagem: os planos de
        estudo de uma conta de teste são apagados 1 hora depois de criados, e a conta inteira é apagada 24
        horas depois de aberta, sem recuperação. Contas de teste não{' '}
        <WherePlansAreSold>compram planos nem </WherePlansAreSold>publicam no marketplace.
      </p>
    ),
  },
  {
    id: 'menores',
    title: 'Crianças e adolescentes: o que o responsável deve saber',
    body: (
      <>
        <p>
          Muitos estudantes têm menos de 18 anos. Quem tem menos de 16 anos usa a Órbita representado por pai,
          mãe ou responsável legal; quem tem 16 ou 17, com a assistência dele. Crianças de até 12 anos
          incompletos precisam da autorização do responsável antes do cadastro, e recomendamos que estudem na
          companhia dele.
        </p>
        <p>
          A Lei nº 15.211/2025 (Estatuto Digital da Criança e do Adolescente) protege crianças e adolescentes
          na internet. Se você é responsável por um estudante, saiba que:
        </p>
        <ul>
          <li>a Órbita não tem publicidade nem traça perfis para anúncios;</li>
          <li>não há mensagens privadas entre estudantes;</li>
          <li>
            o que um estudante escolhe publicar (planos no marketplace, avaliações e resumos públicos) aparece
            para outros estudantes da instalação; planos e avaliações levam o nome de quem os publicou;
          </li>
          <li>as respostas da inteligência artificial podem conter erros e não substituem professores;</li>
          <WherePlansAreSold>
            <li>
              a compra de um plano por menor de 18 anos deve ser feita pelo responsável ou com autorização
              dele;
            </li>
          </WherePlansAreSold>
          <li>
            você pode pedir acesso aos dados do estudante, a correção ou a exclusão deles, e a exclusão da
            conta, pelo caminho indicado em <a href="#contato">Contato</a>.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'uso',
    title: 'Uso da plataforma',
    body: (
      <>
        <p>Você pode usar a Órbita para estudar e para ajudar outras pessoas a estudar. Não é permitido:</p>
        <ul>
          <li>
            publicar conteúdo ilegal, ofensivo ou discriminatório, ou que exponha dados de outra pessoa;
          </li>
          <li>publicar material de terceiros sem ter o direito de fazê-lo;</li>
          <li>entrar na conta de outra pessoa ou tentar contornar a segurança e os limites do serviço;</li>
          <li>sobrecarregar o serviço com acessos automáticos;</li>
          <li>criar avaliações falsas ou várias contas para enganar outros estudantes.</li>
        </ul>
        <p>
          Quem administra a instalação pode retirar uma publicação ou suspender uma conta que descumpra estas
          regras, explicando o motivo. Você pode contestar a decisão pelo mesmo <a href="#contato">contato</a>
          .
        </p>
      </>
    ),
  },
  {
    id: 'seu-conteudo',
    title: 'Seu conteúdo',
    body: (
      <>
        <p>
          O que você escreve, envia e gera na Órbita é seu. Você nos autoriza a guardar e processar esse
          conteúdo apenas para fazer o serviço funcionar para você. Dos arquivos que você envia, a Órbita
          guarda o texto, nunca o arquivo: conserve o original.
        </p>
        <p>
          Nada é público até você decidir. Ao publicar um plano no marketplace ou tornar um resumo público,
          você permite que os estudantes desta instalação o leiam e, no caso dos planos, o copiem para
          estudar. Você pode despublicar quando quiser; as cópias que outras pessoas já fizeram e as
          avaliações que o plano já recebeu continuam existindo.
        </p>
      </>
    ),
  },
  {
    id: 'inteligencia-artificial',
    title: 'Inteligência artificial',
    body: (
      <p>
        Planos, flashcards, resumos e respostas do Professor IA são gerados pela própria Órbita, dentro do
        servidor desta instalação, ou por um provedor externo, quando a instalação configura um. A interface
        diz qual dos dois respondeu. Textos gerados podem conter erros: confira o que for importante em
        livros, aulas e editais. O que acontece com os seus dados está na{' '}
        <Link to="/privacy-policy">Política de Privacidade</Link>.
      </p>
    ),
  },
  {
    id: 'planos',
    title: 'Planos e preços',
    ofSale: true,
    body: (
      <>
        <ul>
          <li>
            <strong>{free.name}</strong> ({priceOf('free')}): planos de estudo com até {free.topics} tópicos e{' '}
            {free.weeks} semanas.
          </li>
          <li>
            <strong>{basic.name}</strong> ({priceOf('basic')} por 30 dias): até {basic.topics} tópicos e{' '}
            {basic.weeks} semanas por plano de estudo, e resumos públicos.
          </li>
          <li>
            <strong>{premium.name}</strong> ({priceOf('premium')} por 30 dias): até {premium.topics} tópicos e{' '}
            {premium.weeks} semanas por plano de estudo, resumos públicos e IA avançada.
          </li>
        </ul>
        <p>
          Cada compra vale por 30 dias. Não há renovação automática: quando o prazo acaba, nada é cobrado e
          sua conta volta ao plano {free.name}. Tudo o que você criou continua seu e acessível. Para seguir
          com um plano pago, renove manualmente; quem renova antes do fim soma 30 dias ao prazo que ainda tem.
        </p>
        <p>
          Quem tem o plano {basic.name} e compra o {premium.name} passa ao {premium.name} na hora, e os dias
          que sobravam viram dias de {premium.name} na proporção dos preços, arredondados para baixo. Enquanto
          o plano {premium.name} está em vigor, não é possível comprar o {basic.name}. Uma mudança de preço
          vale só para compras futuras.
        </p>
      </>
    ),
  },
  {
    id: 'pagamento',
    title: 'Pagamento por PIX',
    ofSale: true,
    body: (
      <>
        <p>
          Quando a instalação vende planos, o pagamento é feito por PIX, na página do Mercado Pago, que também
          aceita o saldo da sua conta nele. A Órbita não recebe dados da sua conta bancária nem do seu cartão.
          O plano começa quando o Mercado Pago confirma o pagamento.
        </p>
        <p>
          A verificação do pagamento por PIX requer que o email do pagador, no comprovante, seja o mesmo email
          da sua conta na Órbita. É por esse email que o suporte encontra um pagamento quando a confirmação
          automática falha e a verificação precisa ser feita à mão.
        </p>
        <p>
          Pagou com outro email, ou outra pessoa pagou por você? O pagamento confirmado pelo Mercado Pago vale
          do mesmo jeito: um email diferente nunca impede que ele ative o seu plano. Só se a confirmação
          automática falhar é que você precisará enviar ao suporte o comprovante com o identificador da
          transação, para que o pagamento seja localizado.
        </p>
        <p>
          Em instalações de demonstração, o pagamento pode ser simulado: a página diz isso claramente e nenhum
          dinheiro é movimentado.
        </p>
      </>
    ),
  },
  {
    id: 'garantia',
    title: 'Garantia de 7 dias',
    ofSale: true,
    body: (
      <>
        <p>
          Você pode desistir de uma compra em até 7 dias corridos depois da confirmação do pagamento, sem
          explicar o motivo, e receber de volta todo o valor pago, pelo mesmo meio de pagamento. Esse é o
          direito de arrependimento do art. 49 do Código de Defesa do Consumidor. Com a devolução, os dias
          dessa compra deixam de valer, e o que você criou permanece.
        </p>
        <p>
          Para desistir, peça o reembolso na página de pagamentos: uma vez a cada 12 meses ele é feito na
          hora. Nas outras, ou se preferir, escreva para o <a href="#contato">contato</a> dizendo o email da
          conta e a data do pagamento. Depois dos 7 dias, seus outros direitos de consumidor continuam
          valendo, por exemplo se o serviço não funcionar como descrito aqui.
        </p>
      </>
    ),
  },
  {
    id: 'propriedade-intelectual',
    title: 'Propriedade intelectual',
    body: (
      <p>
        O nome, a identidade visual e o código da Órbita pertencem aos seus autores, e estes termos não os
        transferem a você. O conteúdo dos estudantes pertence a cada estudante. Copiar um plano do marketplace
        dá direito a usar e adaptar a cópia nos seus estudos, não a publicá-la como sua. Se uma publicação
        violar um direito seu, avise pelo <a href="#contato">contato</a>, com o endereço da página e o motivo.
      </p>
    ),
  },
  {
    id: 'responsabilidade',
    title: 'Responsabilidade',
    body: (
      <>
        <p>
          A Órbita ajuda você a se organizar; ela não promete aprovação, nota ou resultado. O serviço pode
          ficar fora do ar por manutenção ou falha, e guardar uma cópia do que é mais importante é sempre
          prudente. Cada pessoa responde pelo que publica. Sites externos indicados como recurso de estudo
          seguem as regras deles.
        </p>
        <p>
          Nada nestes termos afasta ou diminui os direitos que a lei garante a você, em especial os do Código
          de Defesa do Consumidor.
        </p>
      </>
    ),
  },
  {
    id: 'encerramento',
    title: 'Encerramento da conta',
    body: (
      <p>
        Você pode deixar de usar a Órbita e excluir a conta a qualquer momento, no{' '}
        <Link to="/profile">perfil</Link> ou pelo <a href="#contato">contato</a>. O que é apagado, e o pouco
        que a lei manda guardar, está na{' '}
        <Link to="/privacy-policy" hash="prazos">
          Política de Privacidade
        </Link>
        . Se a instalação encerrar o serviço, quem a administra deve avisar com antecedência, dar tempo para
        você copiar o seu conteúdo
        <WherePlansAreSold> e devolver o valor dos dias pagos e não usados</WherePlansAreSold>.
      </p>
    ),
  },
  {
    id: 'mudancas',
    title: 'Mudanças nestes termos',
    body: (
      <>
        <p>
          A data no alto da página identifica a versão dos termos, e é ela que fica registrada quando você os
          aceita. Uma mudança nos seus direitos ou deveres gera uma nova versão, com nova data, avisada antes
          de valer. Se não concordar, você pode encerrar a conta
          <WherePlansAreSold>; o que já pagou continua valendo nas condições da compra</WherePlansAreSold>.
        </p>
        <p>
          A menção à Lei nº 15.211/2025, posterior à data desta versão, foi incluída para informar estudantes
          e responsáveis, e não muda o que você aceitou.
        </p>
      </>
    ),
  },
  {
    id: 'lei',
    title: 'Lei aplicável',
    body: (
      <p>
        Valem as leis brasileiras. Se precisar ir à Justiça, você pode fazê-lo na cidade onde mora. Antes
        disso, conte o que houve pelo contato abaixo: quase sempre dá para resolver conversando.
      </p>
    ),
  },
  {
    id: 'contato',
    title: 'Contato',
    body: (
      <>
        <SupportContact />
        <p>
          A página <Link to="/contact">Contato</Link> diz o que informar em cada caso e os prazos de resposta.
        </p>
      </>
    ),
  },
];

/** What a student agrees to when registering. A change of meaning needs a new `consentVersion`. */
export function TermsOfServicePage() {
  return (
    <LegalPage
      title="Termos de Serviço"
      intro={
        <p>
          Estes termos explicam, em linguagem simples, o que você pode esperar da Órbita e o que esperamos de
          você. Ao criar uma conta ou usar uma conta de teste, você concorda com eles.
        </p>
      }
      sections={sections}
    />
  );
}
