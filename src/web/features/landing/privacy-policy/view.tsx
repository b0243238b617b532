import { Link } from '@tanstack/react-router';
import { WherePlansAreSold } from '#web/domain/installation.tsx';
import { LegalPage, type LegalSection } from '../legal-page.tsx';
import { SupportContact } from '../support-contact.tsx';

const sections: LegalSection[] = [
  {
    id: 'controlador',
    title: 'Quem decide sobre os seus dados',
    body: (
      <p>
        A Órbita pode ser instalada por pessoas, escolas e equipes diferentes, e os dados ficam no servidor de
        cada instalação. O controlador dos seus dados, como define a Lei nº 13.709/2018 (LGPD), é quem
        administra esta instalação. O mesmo <a href="#contato">contato</a> serve para falar com o encarregado
        pelo tratamento de dados.
      </p>
    ),
  },
  {
    id: 'dados',
    title: 'Quais dados tratamos',
    body: (
      <>
        <ul>
          <li>
            <strong>Conta:</strong> nome, email, ano de nascimento, foto de perfil ou o endereço dela (se você
            informar), preferências, fuso horário, plano em vigor, se e quando você confirmou o email, e a
            versão e a data dos termos que você aceitou. A senha nunca é guardada, só um resumo criptográfico
            dela. Se você entra com o Google, guardamos também o identificador da sua conta Google.
          </li>
          <li>
            <strong>Estudo:</strong> o que você cria e registra: planos, flashcards e respostas das revisões,
            resumos, ciclos, sessões do timer, dias de atividade, conversas com o Professor IA, publicações e
            avaliações.
          </li>
          <li>
            <strong>Arquivos:</strong> quando você envia um PDF ou outro documento, extraímos e guardamos o
            texto, com o número das páginas. O arquivo em si nunca é guardado.
          </li>
          <li>
            <strong>Sessões:</strong> quando cada uma foi aberta e renovada, até quando vale e qual navegador
            a abriu. Dos códigos que mantêm você conectado, o servidor guarda apenas um resumo criptográfico.
          </li>
          <WherePlansAreSold>
            <li>
              <strong>Pagamentos:</strong> se você compra um plano, o valor, a data, a situação e o
              identificador da transação. Não guardamos o email do pagador e não recebemos dados bancários nem
              de cartão.
            </li>
          </WherePlansAreSold>
          <li>
            <strong>Acesso:</strong> o endereço IP é usado por instantes para limitar tentativas em excesso.
            Os registros da Órbita anotam a página chamada e o resultado, nunca senhas, códigos de acesso ou o
            conteúdo do que você envia.
          </li>
        </ul>
        <p>
          Não pedimos dados sensíveis. Evite escrevê-los nos seus textos de estudo, se não forem necessários.
        </p>
      </>
    ),
  },
  {
    id: 'finalidades',
    title: 'Para que usamos e com que base legal',
    body: (
      <ul>
        <li>
          <strong>Manter a conta e fazer o serviço funcionar</strong> (guardar seu material, agendar revisões,
          gerar planos e resumos, recuperar a senha): execução do contrato com você, art. 7º, V, da LGPD.
        </li>
        <WherePlansAreSold>
          <li>
            <strong>Receber, confirmar e devolver pagamentos:</strong> execução do contrato, art. 7º, V; a
            guarda dos comprovantes atende a obrigação legal, art. 7º, II.
          </li>
        </WherePlansAreSold>
        <li>
          <strong>Proteger contas e o serviço</strong> (sessões, limite de tentativas, conferência de que o
          email existe): legítimo interesse em segurança, art. 7º, IX.
        </li>
        <li>
          <strong>Registrar o aceite dos termos e a versão aceita:</strong> exercício regular de direitos,
          art. 7º, VI.
        </li>
        <li>
          <strong>Informar quem tem menos de 18 anos e seus responsáveis</strong> (ano de nascimento):
          cumprimento de obrigação legal, art. 7º, II, e o melhor interesse do menor, art. 14.
        </li>
        <li>
          <strong>Mostrar aos outros o que você publica:</strong> execução do contrato, a seu pedido, art. 7º,
          V. Deixa de acontecer quando você despublica.
        </li>
        <li>
          <strong>Enviar lembretes por email:</strong> legítimo interesse, art. 7º, IX. Só vão para um email
          confirmado, e você os desliga no perfil quando quiser.
        </li>
      </ul>
    ),
  },
  {
    id: 'inteligencia-artificial',
    title: 'Inteligência artificial',
    body: (
      <>
        <p>
          Sem configuração especial, a própria Órbita gera planos, flashcards, resumos e respostas dentro do
          servidor, e nada sai dele.
        </p>
        <p>
          Quem administra a instalação pode configurar um provedor de IA. Só então, e só quando você pede algo
          à IA, o necessário para responder é enviado a ele: seu pedido, o texto que você forneceu e, no
          Professor IA, a conversa e os trechos do seu material que ajudam na resposta. Seu email
          <WherePlansAreSold>, seus dados de pagamento</WherePlansAreSold> e sua senha não fazem parte do
          envio. A interface sempre diz qual dos dois respondeu. O provedor segue a política de privacidade
          dele; pergunte a quem administra a instalação qual é o provedor.
        </p>
        <p>
          A Órbita não usa o seu conteúdo para treinar modelos. As sugestões de estudo não decidem nada por
          você, e você pode mudá-las sempre.
        </p>
      </>
    ),
  },
  {
    id: 'compartilhamento',
    title: 'Com quem compartilhamos',
    body: (
      <>
        <p>
          Não vendemos nem alugamos dados. Só recebem alguma informação, e só quando configurados na
          instalação:
        </p>
        <ul>
          <WherePlansAreSold>
            <li>
              <strong>Mercado Pago:</strong> o plano escolhido, o valor, uma referência da compra e o seu
              email, para cobrar e confirmar o pagamento.
            </li>
          </WherePlansAreSold>
          <li>
            <strong>Google:</strong> se você escolhe entrar com o Google, ele sabe que você entrou na Órbita e
            nos informa nome, email, foto e identificador da conta.
          </li>
          <li>
            <strong>Provedor de email:</strong> o endereço e o texto das mensagens que enviamos a você. Sem um
            provedor, elas ficam em arquivos no próprio servidor, acessíveis apenas a quem o administra.
          </li>
          <li>
            <strong>Provedor de IA:</strong> o que está descrito em{' '}
            <a href="#inteligencia-artificial">Inteligência artificial</a>.
          </li>
          <li>
            <strong>Hospedagem:</strong> a empresa que mantém o servidor desta instalação, se houver uma,
            guarda os dados em nome de quem a administra.
          </li>
        </ul>
        <p>
          Ao conferir se um email existe, o servidor pode consultar o domínio dele (a parte depois da arroba)
          na rede, sem revelar o endereço. Alguns desses serviços podem tratar dados fora do Brasil; cabe a
          quem administra a instalação escolher os que atendem ao art. 33 da LGPD. Também entregamos dados
          quando uma lei ou uma ordem judicial obriga.
        </p>
      </>
    ),
  },
  {
    id: 'publico',
    title: 'O que você torna público',
    body: (
      <>
        <p>
          Planos publicados e resumos públicos podem ser lidos pelas pessoas que têm conta nesta instalação.
          Com planos, avaliações e resumos aparecem seu nome e suas iniciais; seu email e seu progresso,
          nunca. Prefira um nome que não revele mais do que você quer mostrar.
        </p>
        <p>
          A foto de perfil só aparece para você. Nenhuma página da Órbita carrega imagens de outros sites por
          conta própria: num texto, uma imagem de fora é um link, que só abre se você tocar nele.
        </p>
      </>
    ),
  },
  {
    id: 'navegador',
    title: 'O que fica no seu navegador',
    body: (
      <>
        <p>
          A Órbita não usa cookies de rastreamento, de publicidade nem de medição de audiência, e não carrega
          conteúdo de redes de anúncios. No armazenamento local do navegador ficam:
        </p>
        <ul>
          <li>
            <code>token</code> e <code>refreshToken</code>, que mantêm você conectado e são apagados quando
            você sai;
          </li>
          <li>
            <code>pomodoroTimeLeft</code>, <code>pomodoroIsActive</code>, <code>pomodoroMode</code>,{' '}
            <code>pomodoroCategory</code> e <code>customTimerSettings</code>, que guardam o estado e os tempos
            do timer;
          </li>
          <li>
            o tema escolhido, os avisos da conta que você já viu ou fechou e rascunhos de formulários, para
            que nada do que você digitou se perca.
          </li>
        </ul>
        <p>
          Um cookie (<code>orbita_device</code>) guarda por até 180 dias que você já entrou neste navegador:
          assim, quem tenta adivinhar a sua senha em outro lugar não atrasa você. Ele não diz quem você é nem
          serve para entrar na conta.
        </p>
        <p>
          Se você entra com o Google, outro cookie (<code>orbita_google</code>) acompanha essa entrada por até
          10 minutos, cifrado, e some quando ela termina.
        </p>
        <p>
          Você pode apagar tudo isso nas configurações do navegador. Em um computador compartilhado, use
          “Sair” ao terminar.
        </p>
      </>
    ),
  },
  {
    id: 'prazos',
    title: 'Por quanto tempo guardamos',
    body: (
      <ul>
        <li>
          Conta e material de estudo: até você apagar cada item ou pedir a exclusão da conta. Depois do
          pedido, você tem 7 dias para desistir, em que o que publicou já não aparece para outras pessoas;
          então tudo o que é seu é apagado. Avaliações e denúncias que você fez ficam sem o seu nome e sem
          ligação com a sua conta.
        </li>
        <li>Contas de teste: os planos de estudo por 1 hora, o restante por 24 horas.</li>
        <li>
          Sessões: até você sair, encerrá-las no perfil ou elas vencerem. Links enviados por email: 1 hora
          para redefinir a senha ou excluir a conta, 48 horas para confirmar o email.
        </li>
        <li>A cópia dos dados que você pede no perfil: 24 horas.</li>
        <WherePlansAreSold>
          <li>
            Pagamentos: pelo tempo que as leis fiscais e de defesa do consumidor exigem, em geral 5 anos,
            mesmo depois da exclusão da conta; então, só com o identificador que ela tinha.
          </li>
        </WherePlansAreSold>
        <li>
          Registros de acesso do servidor (data, hora e IP): quando a lei obriga quem administra a instalação
          a mantê-los, por 6 meses (Marco Civil da Internet, art. 15).
        </li>
        <li>
          Cópias de segurança: dados apagados podem permanecer nelas até que sejam substituídas; não são
          usados para mais nada.
        </li>
      </ul>
    ),
  },
  {
    id: 'seguranca',
    title: 'Segurança',
    body: (
      <>
        <p>
          A senha passa pelo algoritmo argon2id antes de ser guardada. Códigos de sessão e de redefinição de
          senha também são guardados de forma irreversível; os de redefinição funcionam uma única vez. Cada
          consulta ao banco de dados é restrita ao dono dos dados, e tentativas repetidas de login são
          limitadas.
        </p>
        <p>
          Cabe a quem administra a instalação usar conexão segura (HTTPS), manter o servidor atualizado e
          proteger as cópias de segurança. Nenhum sistema é infalível: se houver um incidente com risco
          relevante para você, quem administra a instalação deve comunicá-lo a você e à ANPD (art. 48 da
          LGPD).
        </p>
      </>
    ),
  },
  {
    id: 'direitos',
    title: 'Seus direitos',
    body: (
      <>
        <p>O art. 18 da LGPD garante a você, sem custo:</p>
        <ul>
          <li>confirmar se tratamos seus dados e ter acesso a eles;</li>
          <li>corrigir dados incompletos, errados ou desatualizados;</li>
          <li>
            pedir que dados desnecessários, ou tratados contra a lei, sejam anonimizados, bloqueados ou
            apagados;
          </li>
          <li>receber seus dados em formato que possa levar a outro serviço (portabilidade);</li>
          <li>pedir que dados tratados com o seu consentimento sejam apagados;</li>
          <li>saber com quem seus dados foram compartilhados;</li>
          <li>saber o que acontece se você não der um consentimento, e retirá-lo quando quiser;</li>
          <li>opor-se a um tratamento feito em desacordo com a lei.</li>
        </ul>
        <p>
          No <Link to="/profile">perfil</Link> você muda nome, foto e preferências, baixa na hora uma cópia de
          tudo o que é seu (em JSON e CSV), vê os textos que aceitou, encerra sessões e exclui a conta. O que
          você criou, você edita ou apaga na própria tela. Para o restante, inclusive mudar o email, escreva
          para o <a href="#contato">contato</a> a partir do email da sua conta. A confirmação e o acesso em
          formato simplificado devem ser dados de imediato; a declaração completa, em até 15 dias (art. 19).
        </p>
        <p>
          Se a resposta não resolver, você pode apresentar um pedido à{' '}
          <a href="https://www.gov.br/anpd" rel="noreferrer">
            ANPD
          </a>{' '}
          ou a um órgão de defesa do consumidor.
        </p>
      </>
    ),
  },
  {
    id: 'menores',
    title: 'Crianças e adolescentes',
    body: (
      <>
        <p>
          Dados de menores de 18 anos são tratados no melhor interesse deles, como pedem o art. 14 da LGPD e a
          Lei nº 15.211/2025 (Estatuto Digital da Criança e do Adolescente). Pedimos só o necessário para
          estudar, não traçamos perfis para publicidade e nada do que o estudante cria é público até que ele
          escolha publicar.
        </p>
        <p>
          O tratamento de dados de crianças de até 12 anos incompletos depende do consentimento de pai, mãe ou
          responsável legal. Se você é responsável por um menor, pode exercer por ele todos os direitos acima.
          Se uma criança se cadastrou sem sua autorização, avise: a conta e os dados serão apagados. Veja
          também{' '}
          <Link to="/terms-of-service" hash="menores">
            o que o responsável deve saber
          </Link>
          .
        </p>
      </>
    ),
  },
  {
    id: 'mudancas',
    title: 'Mudanças nesta política',
    body: (
      <p>
        A data no alto da página identifica a versão, e é ela que fica registrada com o seu aceite. Se
        passarmos a tratar dados de outro modo, haverá uma nova versão, com nova data, e você será avisado
        antes. A menção à Lei nº 15.211/2025 e o que hoje você mesmo faz no perfil (baixar os dados, encerrar
        sessões, excluir a conta) são posteriores à data desta versão: foram incluídos para informar e não
        mudam o modo como os dados são tratados.
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
          Para agilizar, siga as dicas da página{' '}
          <Link to="/contact" hash="privacidade">
            Contato
          </Link>
          .
        </p>
      </>
    ),
  },
];

/** How personal data is treated (LGPD). A change of meaning needs a new `consentVersion`. */
export function PrivacyPolicyPage() {
  return (
    <LegalPage
      title="Política de Privacidade"
      intro={
        <p>
          Aqui você encontra quais dados a Órbita trata, por quê, com quem e por quanto tempo, e como exercer
          os seus direitos.
        </p>
      }
      sections={sections}
    />
  );
}
